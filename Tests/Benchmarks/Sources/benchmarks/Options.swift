/// The options of the command line.
struct Options {
  /// The names of the cases to run; all cases if empty.
  var names: Set<String> = []

  /// Whether rounds are short, which is enough to check that everything still runs.
  var isQuick = false

  /// Parses the arguments; an unknown option throws an error that shows the usage.
  init(arguments: some Sequence<String>) throws(Complaint) {
    for argument in arguments {
      switch argument {
      case "--quick": isQuick = true
      case let option where option.hasPrefix("-"):
        throw Complaint("unknown option \(option); usage: \(Self.usage)")
      default: names.insert(argument)
      }
    }
  }

  private static let usage = "benchmarks [--quick] [case ...]"
}
