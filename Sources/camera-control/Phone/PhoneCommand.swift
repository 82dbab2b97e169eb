import CameraControl
import CameraControlTerminal
import CameraControlTesting

/// Shows a phone with the tool's app in the terminal.
package struct PhoneCommand: Command {
  static let usage = "phone [options]"
  static let summary = "show a phone in the terminal, and operate it with keys"
  static var options: [Option<Self>] {
    // A printed script or test contains neither options nor quirks.
    AppOptions.options.filter { !["--option", "--quirk"].contains($0.text.name) }
      .map { $0.on(\.app) } + [
        Option(
          "--script", "FILE", "phone: write the script that was played to a file",
          before: "--trace", \.scriptFile)
      ]
  }

  private var app = AppOptions()
  private var scriptFile: String?

  init() {}

  /// Creates the command from the arguments behind its name; throws an error if they are wrong.
  package init(arguments: [String]) throws {
    try self.init(parsing: arguments, among: Self.optionTexts.map(\.name))
  }

  /// The phone and the app, for the terminal.
  package var subject: TerminalPhone.Subject {
    get throws {
      let app = try DemoApp(app)
      return TerminalPhone.Subject(app.phone) {
        [PhonePicture.Fact(name: "photos", value: "\(app.photos)")]
      } startOver: {
        try self.subject
      }
    }
  }

  /// Returns what was played, as a script and a test; throws if the phone has no such camera.
  package func played(_ script: GestureScript, _ trace: Trace) throws -> PlayedTest {
    PlayedTest(script: script, trace: trace, options: app, cameraName: try DemoApp(app).cameraName)
  }

  /// Shows the phone until the person quits, and prints what was played.
  func run(_ output: Output) throws {
    let title = try played(GestureScript([]), Trace([])).title
    do {
      let ending = try TerminalHost.run(
        TerminalHost.Show(subject, savingTo: scriptFile, title: title))
      if ending.isWatched {
        try output.write(played(ending.script, ending.trace).text)
        try output.flush()
      }
      ending.obeySignal()
    } catch let failure as TerminalFailure {
      throw Self.complaint(failure)
    }
  }

  private static func complaint(_ failure: TerminalFailure) -> Complaint {
    switch failure {
    case .noTerminal, .inUse:
      Complaint(
        "phone needs a terminal to be shown in; use play FILE to play a script without one",
        .failed)
    case .background:
      Complaint("phone runs in the background, and another program has the terminal", .failed)
    case .unusable(let reason): Complaint("cannot use the terminal: \(reason)", .failed)
    case .unwritable(let file, let reason):
      Complaint("cannot write the script to “\(file.shortened)”: \(reason)", .notWritten)
    }
  }
}
