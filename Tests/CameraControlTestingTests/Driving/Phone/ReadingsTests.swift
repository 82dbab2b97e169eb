import CameraControl
import CameraControlTesting
import XCTest

/// Tests that each gesture consists of exactly the readings that a finger would cause.
final class ReadingsTests: XCTestCase {
  private static let slow = PhoneSettings {
    $0.doubleLightPressSpeed = .slower
    $0.doubleClickSpeed = .slower
  }

  /// Returns the readings of a script: the time, the force, the place if a finger is there, and a
  /// mark if the switch is down.
  private func readings(
    _ script: String, _ settings: PhoneSettings = PhoneSettings()
  ) throws -> [String] {
    let phone = SimulatedPhone(settings: settings)
    phone.tracesSamples = true
    try phone.perform(script)
    return phone.trace.only(.sample).entries.map { entry in
      let words = entry.text.split(separator: " ")
      let place = words[2] == "no" ? "" : " at \(words[2])"
      let mark = entry.text.hasSuffix("down") ? " down" : ""
      return "\(entry.instant) \(words[1].dropLast())\(place)\(mark)"
    }
  }

  private static let lightPress = ["0.000 0 at 0", "0.010 0.575 at 0", "0.070 0 at 0", "0.080 0"]
  private static let click = ["0.000 0.575 at 0", "0.010 1 at 0 down", "0.090 0 at 0", "0.100 0"]
  private static let doubleLightPress = [
    "0.000 0 at 0", "0.010 0.575 at 0", "0.070 0 at 0", "0.170 0.575 at 0", "0.230 0 at 0",
    "0.240 0",
  ]
  private static let doubleClick = [
    "0.000 0.575 at 0", "0.010 1 at 0 down", "0.090 0 at 0", "0.190 1 at 0 down", "0.270 0 at 0",
    "0.280 0",
  ]

  func testPresses() throws {
    XCTAssertEqual(try readings("light-press"), Self.lightPress)
    XCTAssertEqual(
      try readings("light-hold 1s"),
      ["0.000 0 at 0", "0.010 0.575 at 0", "1.010 0 at 0", "1.020 0"])
    XCTAssertEqual(try readings("click"), Self.click)
    let long = ["0.000 0.575 at 0", "0.010 1 at 0 down", "1.010 0 at 0", "1.020 0"]
    XCTAssertEqual(try readings("press camera-control 1s"), long)
    XCTAssertEqual(try readings("down camera-control; wait 1s; up camera-control"), long)
  }

  func testPairs() throws {
    for settings in [PhoneSettings(), Self.slow] {
      XCTAssertEqual(try readings("double-light-press", settings), Self.doubleLightPress)
      XCTAssertEqual(try readings("double-click", settings), Self.doubleClick)
    }
  }

  /// A second press waits until it is past the window in which it would make a pair.
  func testTheGapBetweenTwoPresses() throws {
    XCTAssertEqual(
      try readings("light-press; light-press"),
      Self.lightPress + ["0.430 0 at 0", "0.440 0.575 at 0", "0.500 0 at 0", "0.510 0"])
    XCTAssertEqual(
      try readings("light-press; light-press", Self.slow),
      Self.lightPress + ["1.080 0 at 0", "1.090 0.575 at 0", "1.150 0 at 0", "1.160 0"])
    XCTAssertEqual(
      try readings("click; click"),
      Self.click + ["0.500 0.575 at 0", "0.510 1 at 0 down", "0.590 0 at 0", "0.600 0"])
    XCTAssertEqual(
      try readings("click; click", Self.slow),
      Self.click + ["1.300 0.575 at 0", "1.310 1 at 0 down", "1.390 0 at 0", "1.400 0"])
    // A pair is complete, so nothing has to wait for it.
    XCTAssertEqual(
      try readings("double-light-press; light-press"),
      Self.doubleLightPress + ["0.240 0 at 0", "0.250 0.575 at 0", "0.310 0 at 0", "0.320 0"])
    XCTAssertEqual(
      try readings("double-click; click"),
      Self.doubleClick + ["0.280 0.575 at 0", "0.290 1 at 0 down", "0.370 0 at 0", "0.380 0"])
  }

  func testSlides() throws {
    func way(_ force: String, from start: Int, by step: Double, _ mark: String = "") -> [String] {
      (1...20).map { part in
        let time = "\(start + 10 * part)"
        let padded = String(repeating: "0", count: 3 - time.count) + time
        let place = (step * 100 * Double(part)).rounded() / 100
        let text = place == place.rounded() ? "\(Int(place))" : "\(place)"
        return "0.\(padded) \(force) at \(text)\(mark)"
      }
    }
    XCTAssertEqual(
      try readings("slide 2mm"), ["0.000 0 at 0"] + way("0", from: 0, by: 0.1) + ["0.210 0"])
    XCTAssertEqual(
      try readings("slide -2mm"), ["0.000 0 at 0"] + way("0", from: 0, by: -0.1) + ["0.210 0"])
    XCTAssertEqual(
      try readings("light-slide 3mm"),
      ["0.000 0 at 0", "0.010 0.575 at 0"] + way("0.575", from: 10, by: 0.15)
        + ["0.220 0 at 3", "0.230 0"])
    XCTAssertEqual(
      try readings("down camera-control; slide 1mm; up camera-control"),
      ["0.000 0.575 at 0", "0.010 1 at 0 down"] + way("1", from: 0, by: 0.05, " down")
        + ["0.210 0 at 1", "0.220 0"])
  }
}
