import CameraControl
import CameraControlTesting

/// The played steps, as a script and as a Swift test, both ready to paste.
package struct PlayedTest {
  let script: GestureScript
  let trace: Trace
  let options: AppOptions
  let cameraName: String

  package var text: String {
    """
    # \(title)
    \(script.text)
    // The same as a test in Swift:
    \(test)
    """
  }

  /// The first line of the script: how to play it again.
  var title: String {
    "Played on an \(OneLine.text(options.model.name)). To play it again: "
      + "camera-control play FILE\(arguments)"
  }

  /// The options that the phone was started with, as a shell takes them.
  private var arguments: String {
    var words: [String] = []
    if options.model != .iPhone16Pro { words += ["--phone", options.model.name] }
    if let camera = options.camera { words += ["--camera", camera] }
    for change in options.changes {
      let setting = "\(GestureStep.set(change))".split(separator: " ", maxSplits: 2)
      words += ["--set", setting.dropFirst().joined(separator: "=")]
    }
    for control in options.chosenControls { words += ["--control", control.text] }
    return words.map { " " + Self.quoted($0) }.joined()
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-=:.,".contains($0))
    }
    return isPlain
      ? word
      : "'"
        + OneLine.text(word).split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }

  private var test: String {
    let lines = script.text.split(separator: "\n").map(String.init)
    let golden = trace.only(.overlay, .callback, .value).entries.map { "\($0)" }
    let body =
      setUp + [
        "", "try phone.perform(", "  \(SwiftLiteral.text(of: lines, indentation: "      ")))",
        "try phone.trace.only(.overlay, .callback, .value).expectGolden {",
        "  \(SwiftLiteral.text(of: golden, indentation: "      "))", "}",
        "try phone.finish(allowing: Set(UnfinishedWork.Kind.allCases))",
        "try session.stopRunning()",
      ]
    return """
      import CameraControl
      import CameraControlTesting
      import XCTest

      final class PlayedTests: XCTestCase {
        func testWhatWasPlayed() throws {
      \(body.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
        }
      }

      """
  }

  /// The lines that make the phone and the app.
  private var setUp: [String] {
    let hasControls = options.model.hasCameraControl
    let controls = hasControls ? options.controls : []
    let names = controls.indices.map { "control\($0 + 1)" }
    var lines = [
      "let phone = SimulatedPhone(",
      "  PhoneModel(named: \(Self.literal(options.model.name))) ?? .iPhone16Pro)",
    ]
    lines += options.changes.map { change in
      "try phone.perform(\(Self.literal("\(GestureStep.set(change))")))"
    }
    lines += ["let recorder = Recorder(on: phone)", "let camera = \(camera)"]
    for (name, control) in zip(names, controls) { lines += control.code(name) }
    lines += [
      "let session = CaptureSession(in: phone.app)",
      "try session.addInput(CaptureDeviceInput(device: camera))",
      "try session.addOutput(CaptureOutput(.photo))",
    ]
    lines += names.map { "try session.addControl(\($0))" }
    if hasControls { lines.append("try session.setControlsDelegate(recorder, queue: .inPlace)") }
    return lines + [
      "try session.startRunning()", "phone.show(recorder.interactionWithTwoHandlers())",
    ]
  }

  private var camera: String {
    guard options.camera != nil else { return "try phone.backCamera" }
    let name = Self.literal(cameraName)
    return "try XCTUnwrap(phone.core.cameras.first { $0.localizedName == \(name) })"
  }

  private static func literal(_ text: String) -> String { text.debugDescription }
}
