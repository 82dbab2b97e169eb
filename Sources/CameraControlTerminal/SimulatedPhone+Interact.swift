import CameraControl
public import CameraControlTesting
import Foundation

extension SimulatedPhone {
  /// Stops here, and shows the phone in the terminal until a person presses `q`.
  ///
  /// The keys are the finger, time passes, and below the phone is its trace; `?` explains the keys. It
  /// is this phone, with the app that the test has made, so the test goes on with what the person has
  /// left. Then the terminal shows the script that was played, ready to be pasted instead of the call.
  ///
  /// ```swift
  /// try await phone.interact(savingTo: "focus.txt", showing: { ["photos": "\(camera.photos)"] })
  /// ```
  ///
  /// What the app and other tests print meanwhile appears afterward.
  ///
  /// - Parameters:
  ///   - file: A file for the script, which is written before each gesture, so that it is there even
  ///     if the gesture ends the process; `nil` for none.
  ///   - facts: What else to show of the app; evaluated in the caller's isolation.
  ///   - isolation: The caller's isolation.
  ///   - fileID: The file of the call, for the script and the error.
  ///   - line: The line of the call, for the script and the error.
  /// - Returns: The script that was played.
  /// - Throws: ``InteractionError``, at once, if there is no terminal or no person.
  @discardableResult
  public func interact(
    savingTo file: String? = nil,
    showing facts: @escaping () -> KeyValuePairs<String, String> = { [:] },
    isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> GestureScript {
    let interaction = Interaction(self, isAsync: true, at: "\(fileID):\(line)")
    let show = try interaction.show(savingTo: file, facts)
    do {
      return interaction.end(try await TerminalHost.run(show))
    } catch let failure as TerminalFailure {
      throw interaction.error(failure)
    }
  }

  /// Stops here, and shows the phone in the terminal until a person presses `q`.
  ///
  /// This is the version for synchronous tests.
  ///
  /// - Parameters:
  ///   - file: A file for the script; `nil` for none.
  ///   - facts: What else to show of the app.
  ///   - fileID: The file of the call, for the script and the error.
  ///   - line: The line of the call, for the script and the error.
  /// - Returns: The script that was played.
  /// - Throws: ``InteractionError``, at once, if there is no terminal or no person; `MisplacedCall`
  ///   inside a callback or an observer.
  @discardableResult
  public func interact(
    savingTo file: String? = nil,
    showing facts: @escaping () -> KeyValuePairs<String, String> = { [:] },
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> GestureScript {
    try checkCanWait("interact()", fileID: fileID, line: line)
    let interaction = Interaction(self, isAsync: false, at: "\(fileID):\(line)")
    let show = try interaction.show(savingTo: file, facts)
    do {
      return interaction.end(try TerminalHost.run(show))
    } catch let failure as TerminalFailure {
      throw interaction.error(failure)
    }
  }
}

/// A call of `interact()`.
private struct Interaction {
  private let phone: SimulatedPhone
  private let isAsync: Bool
  private let place: String
  private let title: String

  init(_ phone: SimulatedPhone, isAsync: Bool, at place: String) {
    (self.phone, self.isAsync, self.place) = (phone, isAsync, place)
    title = "Played on an \(OneLine.text(phone.model.name)), from \(phone.now) on, at \(place)."
  }

  func show(
    savingTo file: String?, _ facts: @escaping () -> KeyValuePairs<String, String>
  ) throws(InteractionError) -> TerminalHost.Show {
    // Services for continuous integration set the variable, and some of them have a terminal.
    let variable = ProcessInfo.processInfo.environment["CI"] ?? ""
    guard ["", "0", "false"].contains(variable) else {
      throw InteractionError.continuousIntegration(at: place)
    }
    let subject = TerminalPhone.Subject(phone) {
      facts().map { PhonePicture.Fact(name: $0, value: $1) }
    }
    return TerminalHost.Show(subject, savingTo: file, title: title)
  }

  func error(_ failure: TerminalFailure) -> InteractionError {
    InteractionError(failure, at: place)
  }

  /// Shows what was played, and returns it.
  func end(_ ending: TerminalHost.Ending) -> GestureScript {
    if ending.isWatched { TerminalMode.say(text(ending.script)) }
    ending.obeySignal()
    return ending.script
  }

  private func text(_ script: GestureScript) -> String {
    guard script.steps.contains(where: { !$0.isWait }) else {
      return "Nothing was played at \(place).\n"
    }
    let lines = script.text.split(separator: "\n").map(String.init)
    return """
      # \(title)
      \(script.text)
      // To do it again, instead of interact():
      try \(isAsync ? "await " : "")phone.perform(
        \(SwiftLiteral.text(of: lines, indentation: "  ")))

      """
  }
}
