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
    case .demo(let options): try perform(GestureScript(parsing: Demo.script), options)
    case .play(let file, let options): try perform(script(in: file), options)
    }
  }

  private static func perform(_ script: GestureScript, _ options: Options) throws {
    let app = try DemoApp(options)
    // Before the first line is printed: whoever mistyped a folder wants to know at once.
    if let file = options.traceFile { try write(Data(), to: file) }
    var narrator = Narrator(app)
    narrator.perform(script.steps)
    // An overlay that is still open shows in the last lines, and is no mistake here.
    narrator.tell(app.phone.leftovers.filter { $0.kind != .deadline })
    if let file = options.traceFile { try write(json(app.phone.trace), to: file) }
    try app.phone.finish(allowing: Set(Leftover.Kind.allCases))
  }

  private static func script(in file: String) throws -> GestureScript {
    guard let data = try? contents(of: file), let text = String(data: data, encoding: .utf8) else {
      throw Complaint("cannot read the script “\(file)”: is it there, and is it text?")
    }
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw Complaint("\(file), \(error)")
    }
  }

  /// Reads a file, or what comes through a pipe.
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
      throw Complaint("cannot write the trace to “\(file)”: is its folder there?")
    }
  }

  private static func finish(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("camera-control: \(message)\n".utf8))
    exit(status)
  }
}
