import CameraControl
import CameraControlTerminal
import CameraControlTesting
import TerminalSupport
import TestSupport
import XCTest

final class PhoneScreenTests: XCTestCase {
  func testAControlIsDrawnAtTheBezel() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(500))
    try typist.press(.right)
    XCTAssertEqual(
      typist.screen(width: 78, height: 18).joined(separator: "\n"),
      """
       iPhone 16 Pro  0.7 s

                                         ▄▄▄▄▄▄▄▄
       ╭───────────────────────────────────────────╮  app      in front
       │ Zoom  1.1x                                │  session  running
       │ ──●────────────────────────────────────── │  presses  0
       │                                           │  Zoom     1.1x
       ╰───────────────────────────────────────────╯  Exposure 0

         0.070  callback   will enter fullscreen
         0.070  overlay    Zoom ●──────────── 1x
         0.070  app        controls did become active
         0.070  app        controls will enter fullscreen
         0.500  step       slide +0.05
         0.700  value      Zoom 1.1096
         0.700  device     Back Camera: videoZoomFactor 1.1095694720679603
         0.700  app        zoom 1.1096
       space press  ←→ slide  enter click  v V volume  u undo  ? keys  q quit
      """)
  }

  /// What the book shows.
  func testTheDocumentShowsAPhone() throws {
    var typist = Typist(
      try PlayedApp.subject(canStartOver: false, controls: PlayedApp.sliders("Focus", "Look")))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(500))
    try typist.press(.right)
    let lines = typist.screen(width: 84, height: 17)
    let blocks = try Document.testing.blocks("")
    XCTAssertTrue(
      blocks.contains(lines.joined(separator: "\n")), lines.joined(separator: "\n"))
  }

  func testTheListIsDrawnWithItsNumbers() throws {
    var typist = Typist(try PlayedApp.subject(controls: PlayedApp.sliders("焦点", "Look")))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(200))
    try typist.press(.character(" "))
    XCTAssertEqual(
      typist.screen(width: 60, height: 14).joined(separator: "\n"),
      """
       iPhone 16 Pro  0.2 s

                               ▄▄▄▄▄▄▄▄
       ╭─────────────────────────────────╮  app     in front
       │  1 焦点   2 Look                │  session running
       │                                 │  presses 0
       ╰─────────────────────────────────╯  焦点    0

         0.070  callback   will enter fullscreen
         0.070  overlay    焦点 ●──────────── 0
         0.070  app        controls did become active
         0.070  app        controls will enter fullscreen
         0.230  overlay    [焦点]  Look
       space press  ←→ slide  enter click  v V volume  u undo  ? …
      """)
    // The highlighted item is seen without colors.
    try typist.press(.right)
    let screen = PhoneScreen.screen(of: typist.phone.picture, width: 60, height: 14)
    let inverse = (0..<60).filter { screen[4, $0].style == .inverse }
    XCTAssertEqual(inverse.map { screen[4, $0].text }.joined(), " 2 Look ")
  }

  func testALongListShowsTheHighlightedItem() throws {
    let title = String(repeating: "x", count: 20)
    var typist = Typist(
      try PlayedApp.subject(
        controls: PlayedApp.sliders("1\(title)", "2\(title)", "3\(title)", "4\(title)")))
    try typist.press(.character(" "))
    try typist.wait(.milliseconds(200))
    try typist.press(.character(" "))
    for item in 1...4 {
      let line = typist.screen()[4]
      XCTAssertTrue(line.contains("\(item) \(item)xxx"), line)
      // What is cut, and what comes behind, is no secret.
      XCTAssertEqual(line.contains("…"), item < 4, line)
      try typist.press(.right)
      try typist.wait(.milliseconds(300))
    }
  }

  func testTheKeysAreExplained() throws {
    var typist = Typist(try PlayedApp.subject())
    try typist.type("?")
    let screen = typist.screen()
    for key in [
      "space", "d", "left, right", "down, up", "enter", "b", "v, V", "1 to 9", "h", "l", "p", ".",
      "u",
      "?", "q",
    ] {
      XCTAssertTrue(screen.contains { $0.hasPrefix(" \(key)  ") }, key)
    }
    try typist.press(.escape)
    XCTAssertFalse(typist.screen().contains { $0.hasPrefix(" space  ") })
  }

  func testATerminalThatIsTooSmallSaysSo() throws {
    let typist = Typist(try PlayedApp.subject())
    XCTAssertEqual(
      typist.screen(width: 39, height: 12).prefix(3),
      [
        "This terminal is too small: it needs at", "least 40 columns and 12 lines. Press q",
        "to quit.",
      ])
    XCTAssertEqual(typist.screen(width: 12, height: 3), ["This", "terminal is", "too small:"])
    XCTAssertEqual(typist.screen(width: 6, height: 2), ["This", "termi…"])
    XCTAssertEqual(typist.screen(width: 1, height: 0), [])
    XCTAssertFalse(typist.screen(width: 40, height: 12)[0].contains("small"))
  }

  func testAPhoneWithoutTheButtonHasNone() throws {
    let typist = Typist(try PlayedApp.subject(.iPhone15))
    XCTAssertTrue(typist.screen()[0].hasPrefix(" iPhone 15 (no Camera Control)  0.0 s"))
    XCTAssertFalse(typist.screen().contains { $0.contains("▄") })
  }

  func testEverySizeShowsHostileTitlesWithoutHarm() throws {
    let title = "焦\u{1B}[2J\n👩‍👩‍👧\u{202E}e\u{301}"
    var typist = Typist(
      try PlayedApp.subject(controls: PlayedApp.sliders(title, title + "2")))
    var shown: Screen?
    for (index, key) in "  ??v 1".enumerated() {
      try typist.press(.character(key))
      try typist.wait(.milliseconds(200))
      let (width, height) = (30 + index * 13, 10 + index * 3)
      for _ in 0..<2 {
        let screen = PhoneScreen.screen(of: typist.phone.picture, width: width, height: height)
        var terminal = TestTerminal(width: width, height: height)
        terminal.take(screen.update(from: nil, hasColors: true))
        XCTAssertEqual(terminal.surprises, [])
        XCTAssertEqual(terminal.lines, screen.lines)
        shown = screen
      }
    }
    XCTAssertNotNil(shown)
  }
}
