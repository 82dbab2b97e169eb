import CameraControlTesting
import Foundation

/// A tool that plays scripts on a simulated phone, prints what the finger, overlay and app do, shows a
/// phone in a terminal, and checks whether an app can be launched.
@main
struct CameraControlTool {
  static func main() {
    do {
      let run = try action(of: Array(CommandLine.arguments.dropFirst()))
      let output = try Output.standard()
      try run(output)
      try output.flush()
    } catch let complaint as Complaint {
      finish(complaint)
    } catch {
      finish(Complaint("\(error)", .failed))
    }
  }

  /// Returns what the arguments of the command line, without the name of the tool, ask for.
  private static func action(of arguments: [String]) throws -> (Output) throws -> Void {
    guard let first = arguments.first else {
      throw Complaint("missing command; use demo, phone or play FILE, or \(Complaint.hint)")
    }
    let rest = Array(arguments.dropFirst())
    if let flag = flag(in: [first]) {
      if let surplus = rest.first { throw Complaint.surplus(surplus) }
      return flag
    }
    let command = try Commands.named(first)
    // After a command, such a flag replaces the command, whatever the other options are.
    return try flag(in: rest.prefix { $0 != "--" }, of: first)
      ?? command.init(parsing: rest, among: Commands.options.map(\.name)).run
  }

  private static func flag(
    in arguments: some Sequence<String>, of command: String? = nil
  ) -> ((Output) throws -> Void)? {
    if arguments.contains(where: ["--help", "-h"].contains) { return HelpCommand(on: command).run }
    guard arguments.contains("--version") else { return nil }
    return { try $0.write("camera-control \(Version.current)\n") }
  }

  private static func finish(_ complaint: Complaint) -> Never {
    StandardError.say(complaint.message)
    exit(complaint.status.rawValue)
  }
}
