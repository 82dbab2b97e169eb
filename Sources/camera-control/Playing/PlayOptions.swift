import CameraControl
import CameraControlTesting

/// The options of commands that play one script, and the code that plays the script.
struct PlayOptions {
  private var app = AppOptions()
  private var traceFile: String?
  private(set) var pictures: [PictureBook.Kind: String] = [:]
  private var printsJSON = false
  private var isQuiet = false
  private var isStrict = false

  static var options: [Option<PlayOptions>] {
    AppOptions.options.map { $0.on(\.app) } + [
      Option(
        "--trace", "FILE", "also write the trace to a file, as JSON", \.traceFile),
      Option("--svg", "FILE", "draw a timeline, as an SVG file", \.pictures[.timeline]),
      .html(\.pictures[.report]),
      Option(
        "--overlay", "FILE", "draw the overlay after the last step, as an SVG file",
        \.pictures[.overlay]),
      .json(\.printsJSON),
      .quiet(\.isQuiet),
      Option("--strict", "fail if the phone finds mistakes", \.isStrict),
    ]
  }

  /// Throws a complaint about options that contradict each other.
  func check() throws {
    try app.check()
    var outputs = PictureBook.Kind.allCases.compactMap { kind in
      pictures[kind].map { (what: "the \(kind.rawValue)", file: $0) }
    }
    if let traceFile { outputs.append(("the trace", traceFile)) }
    try Output.check(outputs)
  }

  /// Plays a script that is in a file, and shows what happens; a command that draws prints only the numbers.
  func play(
    _ script: GestureScript, from file: String? = nil, _ output: Output, isDrawing: Bool = false
  ) throws {
    let app = try DemoApp(app)
    // A picture needs readings of the button to show the force, and queues to show their names.
    (app.phone.tracesSamples, app.phone.tracesQueues) = (isDrawing, isDrawing)
    // The files are opened early, so that a mistyped folder is reported before anything is printed.
    let trace = try traceFile.map { try Output.open($0, besides: file) }
    let book = try PictureBook(pictures, besides: file)
    var audience = [isDrawing ? Summary(output: output) : self.audience(for: script, output)]
    if !pictures.isEmpty { audience.append(book) }
    if let trace { audience.append(TraceDocument(trace, of: script)) }
    // On a terminal, the narration itself shows how far the script is.
    let narrates = output.isTerminal && !isQuiet
    let progress = Progress(
      total: Player.count(script.steps), isShown: StandardError.showsProgress && !narrates)
    var player = Player(app, audience, progress)
    let tally = try player.play(script)
    try trace?.close()
    try app.phone.finish(allowing: Set(UnfinishedWork.Kind.allCases))
    if isStrict, tally.findings > 0 {
      try output.flush()
      for finding in app.phone.findings { StandardError.say("\(finding)") }
      throw Complaint("\(tally.text); --strict allows no findings", .findings)
    }
  }

  private func audience(for script: GestureScript, _ output: Output) -> any Audience {
    if printsJSON {
      TraceDocument(output, of: script, hasEntries: !isQuiet)
    } else if isQuiet {
      Summary(output: output)
    } else {
      Narrator(output)
    }
  }
}
