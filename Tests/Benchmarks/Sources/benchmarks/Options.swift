/// What the command line asks for.
struct Options {
  /// The cases to run; all if there are none.
  var names: Set<String> = []

  /// Short rounds, for a check that everything still runs.
  var isQuick = false

  /// A comment line with the bytes per operation after each case.
  var showsBytes = false

  /// Reads the arguments; an unknown option is an error that says which options there are.
  init(arguments: some Sequence<String>) throws(Complaint) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case "--bytes": showsBytes = true
      case let option where option.hasPrefix("-"):
        throw Complaint("unknown option \(option); usage: \(Self.usage)")
      default: names.insert(argument)
      }
    }
  }

  private static let usage = "benchmarks [--quick] [--bytes] [case ...]"
}
