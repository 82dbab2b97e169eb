import XCTest

/// Tests of the app that the tool plays scripts with, which is no product.
final class DemoAppTests: XCTestCase {
  func testALaunchSaysWhyNothingIsLaunched() throws {
    let script = """
      lock; launch lock-screen-control
      set lock-screen-launches "My Photos"; launch lock-screen-control
      kill "My Photos" extension; unlock; click
      """
    let outcome = try Tool.run(["play", "-", "--strict"], input: script)
    let mistake =
      "The step “kill \"My Photos\" extension” cannot be performed: no product “My Photos” is "
      + "installed. Install the product first. [GST19]"
    XCTAssertEqual(
      outcome.output,
      """
      an iPhone 16 Pro with an app in front

        0.000  finger  lock
               session was interrupted: videoDeviceNotAvailableInBackground
        0.000  finger  launch lock-screen-control
               launch  nothing: no product is chosen for lock-screen-control
        0.000  finger  set lock-screen-launches "My Photos"
        0.000  finger  launch lock-screen-control
               launch  nothing: My Photos is not installed
        0.000  finger  kill "My Photos" extension
               mistake \(mistake)
        0.000  finger  unlock
               session interruption ended
        0.000  finger  click
               app     shutter down
               app     takes a photo

      unfinished: a call failed: \(mistake)

      1 photo, 2 calls, 1 finding, 0 without effect, 1 fault

      """)
    XCTAssertEqual(outcome.status, 1)
  }

  func testAProductIsChosenOnTheCommandLine() throws {
    let outcome = try Tool.run(
      ["play", "-", "--set", "control-center-launches=\"My Photos\"", "--strict"],
      input: "launch control-center")
    XCTAssertTrue(
      outcome.output.contains("launch  nothing: My Photos is not installed"), outcome.output)
    XCTAssertEqual(outcome.status, 0)
    let wrong = try Tool.run("demo", "--set", "control-center-launch=Photos")
    XCTAssertTrue(wrong.errors.contains("did you mean “control-center-launches”?"), wrong.errors)
    XCTAssertEqual(wrong.status, 2)
  }
}
