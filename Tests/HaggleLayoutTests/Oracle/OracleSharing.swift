/// How a length is shared among members with priorities (04 rules 4 to 7).
struct OracleSharing {
  var priorities: [Double]

  /// What each member is offered; `answer` is what it takes of an offer.
  func shares(of length: Double, _ answer: (Int, Double) -> Double) -> [Double] {
    let least = priorities.indices.map { answer($0, 0) }
    let most = priorities.indices.map { answer($0, .infinity) }
    let order = serviceOrder(least, most)
    let first = order.first.map { priorities[$0] }

    var available = length
    let later = order.filter { priorities[$0] != first }
    available = add(available, -later.reduce(0) { $0 + least[$1] })
    var shares = priorities.map { _ in 0.0 }
    var place = 0
    while place < order.count {
      let priority = priorities[order[place]]
      let group = order[place...].prefix { priorities[$0] == priority }
      if priority != first { available = add(available, group.reduce(0) { $0 + least[$1] }) }
      for (served, member) in group.enumerated() {
        shares[member] = max(available / Double(group.count - served), 0)
        available = add(available, -answer(member, shares[member]))
      }
      place += group.count
    }
    return shares
  }

  /// The sum, or the old value where the sum is no number (rule 7).
  private func add(_ available: Double, _ length: Double) -> Double {
    let sum = available + length
    return sum.isNaN ? available : sum
  }

  /// Priority, then flexibility, then the larger minimum, then the order of the document (rule 5); a
  /// member that is always infinite has no flexibility.
  private func serviceOrder(_ least: [Double], _ most: [Double]) -> [Int] {
    func flexibility(_ member: Int) -> Double {
      least[member] == .infinity ? 0 : most[member] - least[member]
    }
    func isBefore(_ left: Int, _ right: Int) -> Bool {
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      let flexibilities = (flexibility(left), flexibility(right))
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      return flexibilities.0 == .infinity && least[left] > least[right]
    }
    var order: [Int] = []
    for member in priorities.indices {
      var place = order.count
      while place > 0, isBefore(member, order[place - 1]) { place -= 1 }
      order.insert(member, at: place)
    }
    return order
  }
}
