#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures what calls of the library cost; see `Docs/Handbook.md` for how to add a case.
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
      throw Complaint("there is no case \(unknown); there are \(known)")
    }
    let runner = Runner(
      yardstick: .closure, rounds: options.isQuick ? 15 : 31,
      roundLength: options.isQuick ? .microseconds(200) : .milliseconds(5)
    )
    printHeader(runner)
    for subject in cases where options.names.isEmpty || options.names.contains(subject.name) {
      let result = runner.measure(subject)
      print(row(subject, result))
      if options.showsBytes {
        print("# \(subject.name): \(result.bytesPerOperation.fixed(1)) bytes per operation")
      }
      try check(subject, result)
    }
    if options.names.isEmpty || options.names.contains(Linearity.name) { try Linearity.check() }
  }

  private static func printHeader(_ runner: Runner) {
    print("# \(runner.rounds) rounds of each case, in alternation with \(runner.yardstick.name)")
    print("# \(runner.yardstick.name): a stored closure called with a rounded value")
    print("# name\tnanoseconds per operation (median)\tallocations per operation\tratio (median)")
  }

  private static func row(_ subject: Case, _ result: Measurement) -> String {
    [
      subject.name, result.nanosecondsPerOperation.fixed(2),
      result.allocationsPerOperation.fixed(3), result.ratio.fixed(2),
    ].joined(separator: "\t")
  }

  private static func check(_ subject: Case, _ result: Measurement) throws(Complaint) {
    let allocations = result.allocationsPerOperation
    guard !subject.allowance.admits(allocations) else { return }
    let expectation = "\(subject.name) may allocate \(subject.allowance) per operation"
    throw Complaint("\(expectation), and allocated \(allocations.fixed(3)) times")
  }
}

extension Double {
  /// The number with as many digits after the point as asked for, without Foundation.
  func fixed(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }
}
