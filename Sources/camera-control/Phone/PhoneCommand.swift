import CameraControl
import CameraControlTerminal
import CameraControlTesting

/// Shows a phone with the tool's app in the terminal.
package struct PhoneCommand {
  private let options: Options
  private let app: DemoApp

  /// Creates the command from the arguments behind its name.
  ///
  /// - Parameter arguments: The arguments.
  /// - Throws: An error with a sentence if they are wrong.
  package init(arguments: [String]) throws {
    var rest: [String] = []
    try self.init(Options(arguments, for: .phone, rest: &rest))
  }

  init(_ options: Options) throws {
    self.options = options
    app = try DemoApp(options)
  }

  /// The phone and the app, for the terminal.
  package var subject: TerminalPhone.Subject { Self.subject(app, options) }

  private static func subject(_ app: DemoApp, _ options: Options) -> TerminalPhone.Subject {
    TerminalPhone.Subject(app.phone) {
      [PhonePicture.Fact(name: "photos", value: "\(app.photos)")]
    } startOver: {
      subject(try DemoApp(options), options)
    }
  }

  /// Returns what was played, as a script and as a test.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - trace: What happened on the phone.
  /// - Returns: Both, ready to paste.
  package func played(_ script: GestureScript, _ trace: Trace) -> PlayedTest {
    PlayedTest(script, trace, options, cameraName: app.cameraName)
  }

  /// Shows the phone until the person quits, and prints what was played.
  func run(_ output: Output) throws {
    let title = played(GestureScript([]), Trace([])).title
    do {
      let ending = try TerminalHost.run(
        TerminalHost.Show(subject, savingTo: options.scriptFile, title: title))
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
