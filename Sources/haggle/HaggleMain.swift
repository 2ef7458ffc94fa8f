import HaggleProgram

@main
enum HaggleMain {
  static func main() { Haggle.run() }
}
