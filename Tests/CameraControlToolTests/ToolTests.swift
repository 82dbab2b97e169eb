import Foundation
import TestSupport
import XCTest

final class ToolTests: XCTestCase {
  /// Returns a text without the number of presses and gestures of the demo that led to nothing.
  private func answered(_ text: String) -> String {
    text.replacingOccurrences(of: ", [0-9]+ without effect", with: "", options: .regularExpression)
  }

  func testTheDemoShowsFingerOverlayAndApp() throws {
    let first = try Tool.run("demo")
    XCTAssertEqual(first.status, 0)
    XCTAssertEqual(first.errors, "")
    XCTAssertTrue(
      first.output.hasPrefix(
        """
        an iPhone 16 Pro with an app in front

          0.000  finger  light-press
                 overlay Zoom ●──────────── 1x
                 app     controls did become active
                 app     controls will enter fullscreen
          0.080  finger  slide +0.5
                 overlay Zoom ───────●───── 2.8x
                 app     zoom 2.8284 (19 calls)

        """), first.output)
    XCTAssertTrue(first.output.contains("app     takes no photo after all"))
    XCTAssertTrue(
      answered(first.output).hasSuffix("\n\n5 photos, 86 calls, 0 findings, 0 faults\n"),
      first.output)
    XCTAssertEqual(try Tool.run("demo").output, first.output)
  }

  func testAScriptIsPlayedWithAPhoneSettingsAndControls() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file(
      "script.txt", "light-press; slide +1; 2x wait 1s # a comment\npress air-pods-stem\n")
    let outcome = try Tool.run(
      "play", script, "--phone", "iphone 17", "--set", "air-pods-remote=press-once",
      "--control", "slider:Focus:0...1:0.5", "--control", "picker:Look:Plain,Warm")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 17 with an app in front

        0.000  finger  light-press
               overlay Focus ●──────────── 0
               app     controls did become active
               app     controls will enter fullscreen
        0.080  finger  slide +1
               overlay Focus ────────────● 1
               app     focus 1 (2 calls)
        0.290  finger  wait 1s
        1.290  finger  wait 1s
        2.290  finger  press air-pods-stem
               sound   default
               app     shutter down
               app     takes a photo

      1 photo, 6 calls, 0 findings, 0 without effect, 0 faults

      """)
    XCTAssertEqual(outcome.status, 0)
  }

  func testAPhoneWithoutTheButtonSaysSoOnceAndHasNoControls() throws {
    let outcome = try Tool.run(
      ["play", "-", "--phone", "iPhone 15"], input: "light-press; slide 1; press volume-down")
    XCTAssertEqual(outcome.status, 0)
    XCTAssertTrue(
      outcome.output.hasPrefix(
        "an iPhone 15 with an app in front; this phone has no Camera Control\n\n"),
      outcome.output)
    XCTAssertEqual(outcome.output.components(separatedBy: "this phone has no").count, 2)
    XCTAssertFalse(outcome.output.contains("overlay"))
    XCTAssertTrue(outcome.output.contains("takes a photo"))
    let other = try Tool.run(["play", "-", "--phone", "iPhone 16"], input: "light-press")
    XCTAssertFalse(other.output.contains("no Camera Control"))
  }

  /// EVT33: what leads to nothing says why, and the summary counts it.
  func testASlideToNothingSaysWhy() throws {
    let outcome = try Tool.run(["play", "-"], input: "slide +0.3; wait 1s")
    XCTAssertTrue(
      outcome.output.contains(
        "nothing slide while the overlay is hidden. Open the overlay with a light press first."))
    XCTAssertTrue(outcome.output.hasSuffix("0 findings, 1 without effect, 0 faults\n"))
    XCTAssertEqual(outcome.status, 0)
  }

  func testTheCameraAnOptionAndAQuirkAreTaken() throws {
    let outcome = try Tool.run(
      [
        "play", "-", "--camera", "front-truedepth-camera", "--option",
        "display.value-format.zoom-suffix= times", "--option", "overlay.timeouts.control=20s",
        "--option", "slide.slide-quantum=0.5", "--quirk", "zoom-narrows-while-active=on",
      ],
      input: "light-press; slide +1; wait 19s; wait 2s")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 Pro with an app in front

        0.000  finger  light-press
               overlay Zoom ●──────────── 1 times
               app     controls did become active
               app     controls will enter fullscreen
        0.080  finger  slide +1
               overlay Zoom ────────────● 3 times
               app     zoom 3 (2 calls)
        0.290  finger  wait 19s
       19.290  finger  wait 2s
               overlay hidden
               app     controls will exit fullscreen
               app     controls did become inactive

      0 photos, 6 calls, 0 findings, 0 without effect, 0 faults

      """)
    let endless = try Tool.run(
      ["play", "-", "--option", "overlay.timeouts.control=none"], input: "light-press; wait 1000s")
    XCTAssertFalse(endless.output.contains("hidden"), endless.output)
  }

  func testATitleCannotForgeALineOrColorTheTerminal() throws {
    let title = "A\n  0.000  finger  click\u{1B}[31m\u{202E}"
    let shown = #"A\n  0.000  finger  click\u{1b}[31m\u{202e}"#
    let script = "light-press; slide +1; launch \"B\\u{1b}[0m\\nC\""
    for output in [Tool.Destination.pipe, .terminal] {
      let outcome = try Tool(
        arguments: ["play", "-", "--control", "slider:\(title):0...1"], input: script,
        output: output, environment: ["NO_COLOR": "1"]
      ).run()
      XCTAssertTrue(outcome.output.contains("overlay \(shown) ●──────────── 0\n"), outcome.output)
      let note = "app     \(shown.lowercased()) 1"
      XCTAssertTrue(outcome.output.contains(note), outcome.output)
      XCTAssertTrue(outcome.output.contains(#"finger  launch "B\u{1b}[0m\nC""# + "\n"))
      XCTAssertFalse(outcome.output.contains("\u{1B}"), outcome.output)
    }
    let document = try Tool.run(
      ["play", "-", "--json", "--control", "slider:\(title):0...1"], input: script)
    let overlay = document.output.split(separator: "\n").first { $0.contains(#""kind":"overlay""#) }
    XCTAssertTrue(overlay?.contains(#""text":"A\n  0.000"#) ?? false, document.output)
  }

  func testMistakesFailOnlyIfTheToolIsStrict() throws {
    let control = "slider:Stop:1,2,2,4"
    let loose = try Tool.run("demo", "--quiet", "--control", control)
    XCTAssertEqual(answered(loose.output), "5 photos, 28 calls, 1 finding, 0 faults\n")
    XCTAssertEqual(loose.errors, "")
    XCTAssertEqual(loose.status, 0)
    let strict = try Tool.run("demo", "--strict", "--control", control)
    XCTAssertEqual(strict.status, 1)
    XCTAssertEqual(
      answered(strict.errors),
      """
      camera-control: Stop: The list of values has duplicates, which the slider uses only once. List every value \
      once. [SLD06]
      camera-control: 5 photos, 28 calls, 1 finding, 0 faults; --strict allows no findings

      """)
    XCTAssertTrue(strict.output.contains("mistake Stop: The list of values has duplicates"))
    XCTAssertEqual(try Tool.run("demo", "--strict", "--quiet").status, 0)
  }

  func testAScriptCanComeThroughAPipeAndAnOptionWithAnEqualsSign() throws {
    let outcome = try Tool.run(
      ["play", "-", "--phone=iPhone 16", "--set=clean-preview=off"], input: "light-press; wait 3s")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 with an app in front

        0.000  finger  light-press
               overlay Zoom ●──────────── 1x
               app     controls did become active
        0.080  finger  wait 3s
               overlay hidden
               app     controls did become inactive

      0 photos, 2 calls, 0 findings, 0 without effect, 0 faults

      """)
    XCTAssertEqual(outcome.status, 0)
  }

  func testWhatIsLeftOverIsTold() throws {
    let outcome = try Tool.run(["play", "-"], input: "down camera-control")
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 Pro with an app in front

        0.000  finger  down camera-control
               app     shutter down

      unfinished: camera-control has been down since 0.010: release it

      0 photos, 1 call, 0 findings, 0 without effect, 0 faults

      """)
    XCTAssertEqual(outcome.status, 0)
  }
}
