import CameraControl
public import CameraControlTesting
import Foundation

extension SimulatedPhone {
  /// Pauses the test, and shows the phone in the terminal until a person presses `q`.
  ///
  /// Press keys to move the finger while time passes; press `?` for help. The trace appears below
  /// the phone. After `q`, the test continues with the phone and the app in their current state.
  /// The terminal shows the gestures as a script, which you can paste in place of the call.
  ///
  /// ```swift
  /// try await phone.interact(savingTo: "focus.txt", showing: { ["photos": "\(camera.photos)"] })
  /// ```
  ///
  /// The output of the app and of other tests appears after the person presses `q`.
  ///
  /// - Parameters:
  ///   - file: A file for the script, or `nil`. The method writes the file before each gesture, so
  ///     you have the script even if a gesture ends the process.
  ///   - facts: Other facts to show about the app, evaluated in the caller's isolation.
  ///   - isolation: The caller's isolation.
  ///   - fileID: The file of the call, for the script and the error.
  ///   - line: The line of the call, for the script and the error.
  /// - Returns: The person's gestures as a script.
  /// - Throws: ``InteractionError``, immediately, if there is no terminal or no person.
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
      throw InteractionError(failure, at: interaction.place)
    }
  }

  /// Pauses the test, and shows the phone in the terminal until a person presses `q`.
  ///
  /// Use this version in synchronous tests.
  ///
  /// - Parameters:
  ///   - file: A file for the script; `nil` for none.
  ///   - facts: Other facts to show about the app.
  ///   - fileID: The file of the call, for the script and the error.
  ///   - line: The line of the call, for the script and the error.
  /// - Returns: The person's gestures as a script.
  /// - Throws: ``InteractionError``, immediately, if there is no terminal or no person;
  ///   `MisplacedCall` if you call it in a callback or an observer.
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
      throw InteractionError(failure, at: interaction.place)
    }
  }
}

/// A call of `interact()`.
private struct Interaction {
  private let phone: SimulatedPhone
  private let isAsync: Bool
  let place: String
  private let title: String

  init(_ phone: SimulatedPhone, isAsync: Bool, at place: String) {
    (self.phone, self.isAsync, self.place) = (phone, isAsync, place)
    title = "Played on an \(OneLine.text(phone.model.name)), from \(phone.now) on, at \(place)."
  }

  func show(
    savingTo file: String?, _ facts: @escaping () -> KeyValuePairs<String, String>
  ) throws(InteractionError) -> TerminalHost.Show {
    // Continuous integration services set the variable, and some services have a terminal.
    let variable = ProcessInfo.processInfo.environment["CI"] ?? ""
    guard ["", "0", "false"].contains(variable) else {
      throw InteractionError.continuousIntegration(at: place)
    }
    let subject = TerminalPhone.Subject(phone) {
      facts().map { PhonePicture.Fact(name: $0, value: $1) }
    }
    return TerminalHost.Show(subject, savingTo: file, title: title)
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
