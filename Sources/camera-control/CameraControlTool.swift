import CameraControlTesting
import Foundation

/// Plays scripts on a simulated phone, and prints what finger, overlay and app do.
@main
struct CameraControlTool {
  static func main() {
    do {
      try run(Command(arguments: Array(CommandLine.arguments.dropFirst())))
    } catch let complaint as Complaint {
      finish(complaint.message, status: complaint.status)
    } catch {
      finish("\(error)", status: 1)
    }
  }

  private static func run(_ command: Command) throws {
    switch command {
    case .help: print(Usage.text, terminator: "")
    case .demo(let options): try perform(Demo.script, options)
    case .play(let file, let options): try perform(try script(in: file), options)
    }
  }

  private static func perform(_ text: String, _ options: Options) throws {
    let script = try GestureScript(parsing: text)
    let app = try DemoApp(options)
    var narrator = Narrator(app)
    narrator.perform(script.steps)
    if let file = options.traceFile { try write(app.phone.trace, to: file) }
    try app.phone.finish(allowing: Set(Leftover.Kind.allCases))
  }

  private static func script(in file: String) throws -> String {
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw Complaint("cannot read the script “\(file)”: is it there, and is it text?")
    }
  }

  private static func write(_ trace: Trace, to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(trace).write(to: URL(fileURLWithPath: file))
    } catch {
      throw Complaint("cannot write the trace to “\(file)”: is its folder there?")
    }
  }

  private static func finish(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("camera-control: \(message)\n".utf8))
    exit(status)
  }
}
