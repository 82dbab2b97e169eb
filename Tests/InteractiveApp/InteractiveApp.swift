import CameraControl
import CameraControlTerminal
import CameraControlTesting
import Foundation

/// A test of a camera that stops for a person in the middle, as a program that a test can start in a
/// terminal of its own.
///
/// The words of the command line say how: `sync`, `trap`, `overflow`, `exit`, `twice`, `example`, and
/// `save=FILE`.
@main @MainActor struct InteractiveApp {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let file = words.first { $0.hasPrefix("save=") }.map { String($0.dropFirst(5)) }
    let phone = SimulatedPhone(.iPhone16Pro)
    do {
      let camera = try Camera(on: phone, mistake: words.lazy.compactMap(Camera.Mistake.init).first)
      let facts: () -> KeyValuePairs<String, String> = {
        words.contains("twice")
          ? ["other": other()] : ["photos": "\(camera.photos)", "focus": "\(camera.focus)"]
      }
      await phone.wait(.seconds(2))
      print("printed before")
      if words.contains("example") {
        try await showExample(phone, camera)
      } else if words.contains("sync") {
        try stop(phone, file, facts)
      } else {
        try await phone.interact(savingTo: file, showing: facts)
      }
      print("went on after \(camera.photos) photos at \(phone.now)")
      try await phone.finish(allowing: Set(UnfinishedWork.Kind.allCases))
    } catch {
      print("\(error)")
      exit(3)
    }
  }

  private static func stop(
    _ phone: SimulatedPhone, _ file: String?, _ facts: @escaping () -> KeyValuePairs<String, String>
  ) throws {
    try phone.interact(savingTo: file, showing: facts)
  }

  /// What the book shows.
  private static func showExample(_ phone: SimulatedPhone, _ camera: Camera) async throws {
    // Shows this phone, with this app, until q is pressed.
    try await phone.interact()

    // Keeps the script in a file as well, and shows more of the app.
    let script = try await phone.interact(
      savingTo: "played.txt", showing: { ["photos": "\(camera.photos)"] })
    print(script)
  }

  /// Tries to show another phone at the same time.
  private static func other() -> String {
    do {
      try SimulatedPhone().interact()
      return "shown"
    } catch let error as InteractionError {
      return error.code.rawValue
    } catch {
      return "\(error)"
    }
  }
}
