/// The options of the command line.
struct Options {
  /// The names of the cases to run; all cases if empty.
  var names: Set<String> = []

  /// Whether rounds are short, which is enough to check that everything still runs.
  var isQuick = false

  /// How often to perform each operation without measuring it, for a tool that counts instructions.
  var operations: Int?

  /// Parses the arguments; an unknown option throws an error that shows the usage.
  init(arguments: some Sequence<String>) throws(Complaint) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick": isQuick = true
      case "--operations":
        guard let count = arguments.next().flatMap({ Int($0) }), count > 0 else {
          throw Complaint("--operations needs a number above 0; usage: \(Self.usage)")
        }
        operations = count
      case let option where option.hasPrefix("-"):
        throw Complaint("unknown option \(option); usage: \(Self.usage)")
      default: names.insert(argument)
      }
    }
  }

  private static let usage = "benchmarks [--quick | --operations N] [case ...]"
}
