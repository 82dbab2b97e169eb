#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures what calls to the library cost; see `Docs/Handbook.md` for how to add a case.
@main
struct Benchmarks {
  static func main() {
    do {
      try run(Options(arguments: CommandLine.arguments.dropFirst()))
    } catch {
      print("# error: \(error.message)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws(Complaint) {
    let cases = Case.all
    let names = cases.map(\.name) + [Linearity.name]
    if let unknown = options.names.subtracting(names).min() {
      let known = names.joined(separator: ", ")
      throw Complaint("there is no case \(unknown); the cases are \(known)")
    }
    if let count = options.operations {
      let chosen = cases.filter { options.names.contains($0.name) }
      if chosen.isEmpty { throw Complaint("--operations needs the name of a case") }
      for (_, make) in chosen {
        let subject = make()
        subject.prepare()
        subject.run(count)
      }
      return
    }
    let runner = Runner(
      yardsticks: [.closure, .oneLock], rounds: options.isQuick ? 15 : 31,
      roundLength: options.isQuick ? .microseconds(200) : .milliseconds(5)
    )
    printHeader(runner)
    for (name, make) in cases where options.names.isEmpty || options.names.contains(name) {
      let subject = make()
      let result = runner.measure(subject)
      print(row(subject, result))
      try check(subject, result)
    }
    if options.names.isEmpty || options.names.contains(Linearity.name) { try Linearity.check() }
  }

  private static func printHeader(_ runner: Runner) {
    let names = runner.yardsticks.map(\.name)
    print("# \(runner.rounds) rounds of each case, in turns with \(names.joined(separator: ", "))")
    print("# closure: a stored closure called with a rounded value; one-lock: the same with a lock")
    let columns =
      ["name", "nanoseconds", "allocations", "bytes"] + names.map { "times \($0)" }
    print("# \(columns.joined(separator: "\t")); per operation, times as medians")
  }

  private static func row(_ subject: Case, _ result: Measurement) -> String {
    ([
      subject.name, result.nanosecondsPerOperation.fixed(2),
      result.allocationsPerOperation.fixed(3), result.bytesPerOperation.fixed(1),
    ] + result.ratios.map { $0.fixed(2) }).joined(separator: "\t")
  }

  private static func check(_ subject: Case, _ result: Measurement) throws(Complaint) {
    let allocations = result.allocationsPerOperation
    guard subject.allowance.admits(allocations) else {
      let expectation = "\(subject.name) may allocate \(subject.allowance) per operation"
      throw Complaint("\(expectation), and allocated \(allocations.fixed(3)) times")
    }
    let bytes = result.bytesPerOperation
    if let limit = subject.maximumBytes, bytes > limit {
      let expectation = "\(subject.name) may ask for \(limit.fixed(1)) bytes per operation"
      throw Complaint("\(expectation), and asked for \(bytes.fixed(1))")
    }
  }
}

extension Double {
  /// Returns the number with a fixed number of digits after the decimal point, without Foundation.
  func fixed(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}
