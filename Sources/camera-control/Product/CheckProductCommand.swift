/// Checks whether an app can be launched from the Lock Screen.
struct CheckProductCommand: Command {
  static let usage = "check-product APP-FOLDER [--json]"
  static let summary = "say what an app lacks to be launched from the Lock Screen"
  static var options: [Option<Self>] { [.json(\.printsJSON)] }

  private var folder = ""
  private var printsJSON = false

  mutating func accept(_ operands: inout [String]) throws {
    folder = try Self.next(&operands, "the folder of an app’s project")
  }

  func run(_ output: Output) throws {
    let report = try ProductReport(of: folder)
    try output.write(printsJSON ? report.json() : report.text)
    try output.flush()
    if report.count > 0 { throw Complaint(report.countText, .findings) }
  }
}
