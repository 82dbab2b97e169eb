import CameraControlTesting
import Foundation

/// A tool that plays scripts on a simulated phone, and prints what the finger, overlay and app do.
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
    case .demo(let options): try perform(GestureScript(parsing: Demo.script), options)
    case .play(let file, let options): try perform(script(in: file), options)
    }
  }

  private static func perform(_ script: GestureScript, _ options: Options) throws {
    let app = try DemoApp(options)
    // Write the file early, so that a mistyped folder is reported before anything is printed.
    if let file = options.traceFile { try write(Data(), to: file) }
    var narrator = Narrator(app)
    narrator.perform(script.steps)
    // The last lines show an overlay that is still open, and it is no mistake here.
    narrator.tell(app.phone.leftovers.filter { $0.kind != .deadline })
    if let file = options.traceFile { try write(json(app.phone.trace), to: file) }
    try app.phone.finish(allowing: Set(Leftover.Kind.allCases))
  }

  private static func script(in file: String) throws -> GestureScript {
    guard let data = try? contents(of: file), let text = String(data: data, encoding: .utf8) else {
      throw Complaint("cannot read the script “\(file)”: does it exist, and is it text?")
    }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw Complaint("\(file), \(error)")
    }
  }

  /// Returns the contents of a file, or of standard input for `-`.
  private static func contents(of file: String) throws -> Data {
    let handle =
      file == "-"
      ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    return try handle.readToEnd() ?? Data()
  }

  private static func json(_ trace: Trace) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(trace)
  }

  private static func write(_ data: Data, to file: String) throws {
    do {
      try data.write(to: URL(fileURLWithPath: file))
    } catch {
      throw Complaint("cannot write the trace to “\(file)”: does its folder exist?")
    }
  }

  private static func finish(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("camera-control: \(message)\n".utf8))
    exit(status)
  }
}
