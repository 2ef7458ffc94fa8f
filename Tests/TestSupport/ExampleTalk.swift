/// A small talk for tests: narration, a quiz, a mistake on purpose, hidden work, two headings.
package enum ExampleTalk {
  /// The columns and rows that it asks for.
  package static let cells = (columns: 64, rows: 18)

  package static let text = #"""
    ---
    haggle-session: 1
    cells: 64x18
    container: 240x64
    ---
    # Half of what?

    We ask for **half**. Half of *what* is the
    whole story.

    <!-- note: get three guesses -->

    ```haggle
    > HStack(spacing: 10) {
    >>   Color.blue.relativeProposed(width: 0.5)
    >>   Color.green
    >> }
    ```

    <!-- quiz: blue.width choices 57.5 115 120 -->

    ```haggle
    > print blue.width
    57.5
    > resize 480 64
    > quiz blue.width choices 117.5 240
    how wide is blue?
      a 117.5   b 240
    blue.width = 117.5
      480                the container offers hstack 480
      − 10     → 470     one gap of spacing 10
      ÷ 2      → 235     two equally flexible views; blue is asked
                         first
      × 0.5    → 117.5   relativeProposed(width: 0.5) offers half of
                         what it is offered
      = 117.5            Color takes what it is offered
    not 240: half of the container, not of what the view is offered
    ```

    ## A mistake, on purpose

    <!-- pause -->

    ```haggle fails=3
    > relative bule 0.5
    error: no view named 'bule'
      relative bule 0.5
               ^~~~
      views here: hstack, blue, green
    hint: relative blue 0.5
    ```

    ```haggle quiet
    > resize 620 64
    ```

    ```haggle
    > print container.width blue.width
    container.width = 620
    blue.width = 152.5
    ```

    """#
}
