import CameraControl
import CameraControlTesting
import Foundation
import TerminalSupport
import TestSupport
import XCTest
import camera_control

final class PlayedTestTests: XCTestCase {
  /// The keys whose test is `PlayedTests.swift`, which is compiled and passes.
  private func played() throws -> String {
    let command = try PhoneCommand(arguments: [
      "--phone", "iPhone 17 Pro", "--camera", "front camera", "--set", "clean-preview=off",
      "--control", "slider:Focus \"#\\(1)\":0...1:0.5", "--control", "slider:Stop:1,2,4",
      "--control", "zoom", "--control", "picker:L’ook:Plain,Warm",
    ])
    var typist = Typist(try command.subject)
    try typist.press(.character(" "))
    try typist.wait(.seconds(1))
    try typist.press(.right, heldFor: .milliseconds(500))
    try typist.wait(.seconds(1))
    try typist.press(.enter)
    return try command.played(typist.phone.script, typist.phone.trace).text
  }

  func testTheTestThatIsPrintedIsOneThatPasses() throws {
    let parts = try played().components(separatedBy: "// The same as a test in Swift:\n")
    let file = try Document("Tests/CameraControlToolTests/Phone/PlayedTests.swift").text
    XCTAssertEqual(parts.last, file)
    XCTAssertEqual(parts.count, 2)
  }

  func testTheFirstLineSaysHowToPlayTheScriptAgain() throws {
    let line = try played().split(separator: "\n")[0]
    XCTAssertEqual(
      line,
      #"# Played on an iPhone 17 Pro. To play it again: camera-control play FILE "#
        + #"--phone 'iPhone 17 Pro' --camera 'front camera' --set clean-preview=off "#
        + ##"--control 'slider:Focus "#\(1)":0.0...1.0:0.5' --control slider:Stop:1.0,2.0,4.0 "##
        + "--control zoom --control 'picker:L’ook:Plain,Warm'")
    XCTAssertTrue(
      try PhoneCommand(arguments: []).played([.click], Trace([])).text.hasPrefix(
        "# Played on an iPhone 16 Pro. To play it again: camera-control play FILE\n"))
  }
}
