import CameraControlTesting
import Foundation

/// A tool that plays scripts on a simulated phone, prints what the finger, overlay and app do, shows a
/// phone in a terminal, and checks whether an app can be launched.
@main
struct CameraControlTool {
  static func main() {
    do {
      try run(Command(arguments: Array(CommandLine.arguments.dropFirst())), Output.standard())
    } catch let complaint as Complaint {
      finish(complaint)
    } catch {
      finish(Complaint("\(error)", .failed))
    }
  }

  private static func run(_ command: Command, _ output: Output) throws {
    switch command {
    case .help(nil): try output.write(Usage.text)
    case .help(let topic?): try output.write(topic.text)
    case .version: try output.write("camera-control \(Version.current)\n")
    case .demo(let options): try perform(GestureScript(parsing: Demo.script), options, output)
    case .play(let file, let options):
      try perform(ScriptFile.script(in: file), from: file, options, output)
    case .phone(let options): try PhoneCommand(options).run(output)
    case .draw(let file, let options):
      try perform(ScriptFile.script(in: file), from: file, options, output, isDrawing: true)
    case .explore(let options): try Explorer(options, output).explore()
    case .merge(let files, let options): try ExplorationFiles.merge(files, options, output)
    case .checkProduct(let folder, let options): try check(folder, options, output)
    case .cards(let options): try CardSheet.write(options, output)
    case .compare(let files, let options): try RecordingFiles.compare(files, options, output)
    }
    try output.flush()
  }

  private static func perform(
    _ script: GestureScript, from file: String? = nil, _ options: Options, _ output: Output,
    isDrawing: Bool = false
  ) throws {
    let app = try DemoApp(options)
    // A picture without readings of the button lacks the force, and one without queues their names.
    (app.phone.tracesSamples, app.phone.tracesQueues) = (isDrawing, isDrawing)
    // The files are opened early, so that a mistyped folder is reported before anything is printed.
    let trace = try options.traceFile.map { try TraceFile.open($0, besides: file) }
    let pictures = try PictureBook(options.pictures, besides: file)
    let terminal = Terminal(output: output)
    var audience = [
      isDrawing
        ? Summary(output: output) : audience(for: script, options, output, terminal)
    ]
    if !options.pictures.isEmpty { audience.append(pictures) }
    if let trace { audience.append(TraceDocument(trace, of: script)) }
    // On a terminal, the narration itself shows how far the script is.
    let narrates = output.isTerminal && !options.isQuiet
    let progress = Progress(
      total: Player.count(script.steps), isShown: terminal.showsProgress && !narrates)
    var player = Player(app, audience, progress)
    let tally = try player.play(script)
    try trace?.close()
    try app.phone.finish(allowing: Set(Leftover.Kind.allCases))
    if options.isStrict, tally.findings > 0 {
      try output.flush()
      for finding in app.phone.findings { StandardError.say("\(finding)") }
      throw Complaint("\(tally.text); --strict allows no findings", .findings)
    }
  }

  private static func check(_ folder: String, _ options: Options, _ output: Output) throws {
    let report = try ProductReport(of: folder)
    try output.write(options.printsJSON ? report.json() : report.text)
    try output.flush()
    if report.count > 0 { throw Complaint(report.countText, .findings) }
  }

  private static func audience(
    for script: GestureScript, _ options: Options, _ output: Output, _ terminal: Terminal
  ) -> any Audience {
    if options.printsJSON {
      TraceDocument(output, of: script, hasEntries: !options.isQuiet)
    } else if options.isQuiet {
      Summary(output: output)
    } else {
      Narrator(output, hasColours: terminal.hasColours)
    }
  }

  private static func finish(_ complaint: Complaint) -> Never {
    StandardError.say(complaint.message)
    exit(complaint.status.rawValue)
  }
}
