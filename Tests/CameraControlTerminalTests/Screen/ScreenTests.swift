import CameraControlTerminal
import CameraControlTesting
import TerminalSupport
import XCTest

final class ScreenTests: XCTestCase {
  func testTextThatIsTooLongEndsWithAnEllipsis() {
    var screen = Screen(width: 5, height: 3)
    XCTAssertEqual(screen.write("abcdefg", row: 0, column: 1), 5)
    XCTAssertEqual(screen.write("xyz", row: 1, column: 0, upTo: 2), 2)
    XCTAssertEqual(screen.write("q", row: 3, column: 0), 0)
    XCTAssertEqual(screen.write("q", row: -1, column: 0), 0)
    XCTAssertEqual(screen.write("12", row: 1, column: -1), 1)
    XCTAssertEqual(screen.write("abcd", row: 2, column: 1), 5)
    XCTAssertEqual(screen.write("z", row: 2, column: 5), 5)
    XCTAssertEqual(screen.lines, [" abc…", "2…", " abcd"])
    for (width, height) in [(0, 0), (-1, 5), (5, -1), (0, 3)] {
      var none = Screen(width: width, height: height)
      none.write("a", row: 0, column: 0)
      XCTAssertEqual(none.lines.joined(), "")
    }
  }

  func testWideCharactersTakeTwoColumnsAndAreNeverHalved() {
    var screen = Screen(width: 6, height: 1)
    XCTAssertEqual(screen.write("焦点", row: 0, column: 0), 4)
    screen.write("x", row: 0, column: 1)
    XCTAssertEqual(screen.lines, [" x点"])
    screen.write("y", row: 0, column: 2)
    XCTAssertEqual(screen.lines, [" xy"])
    XCTAssertEqual(screen.write("a焦", row: 0, column: 4), 6)
    XCTAssertEqual(screen.lines, [" xy a…"])
    // Half of the wide character would fit in front of the ellipsis.
    XCTAssertEqual(screen.write("焦点", row: 0, column: 1, upTo: 3), 2)
    XCTAssertEqual(screen.lines, [" …y a…"])
    screen.write("点", row: 0, column: 1)
    XCTAssertEqual(screen.lines, [" 点 a…"])
  }

  func testAccentsAndEmojiStayInTheirColumns() {
    for (text, columns) in [
      ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("한", 2), ("ﾊ", 1), ("ハ", 2),
      ("\u{200B}", 0), ("\u{301}", 0), ("\u{FEFF}a", 1),
    ] {
      var screen = Screen(width: 4, height: 1)
      XCTAssertEqual(screen.write(text, row: 0, column: 0), columns, text)
    }
    var screen = Screen(width: 1, height: 1)
    screen.write("a" + String(repeating: "\u{301}", count: 1000), row: 0, column: 0)
    XCTAssertLessThan(screen.lines[0].unicodeScalars.count, 20)
  }

  func testControlCharactersAreHarmless() {
    var screen = Screen(width: 30, height: 1)
    screen.write("a\u{1B}[31m\n\u{202E}\u{9B}b", row: 0, column: 0)
    XCTAssertEqual(screen.lines, [#"a\u{1b}[31m\n\u{202e}\u{9b}b"#])
  }

  func testAnUpdateOfAnEqualScreenIsEmptyAndAnotherSizeStartsAnew() {
    var screen = Screen(width: 10, height: 2)
    screen.write("hello", row: 0, column: 0, .bold)
    XCTAssertEqual(screen.update(from: screen, hasColors: true), "")
    var other = screen
    other.write("J", row: 0, column: 0, .color(.red))
    XCTAssertEqual(
      other.update(from: screen, hasColors: true), "\u{1B}[1;1H\u{1B}[0;31mJ\u{1B}[0m")
    XCTAssertEqual(other.update(from: screen, hasColors: false), "\u{1B}[1;1H\u{1B}[0mJ\u{1B}[0m")
    let small = Screen(width: 9, height: 2)
    XCTAssertTrue(small.update(from: screen, hasColors: true).contains("\u{1B}[2J"))
  }

  func testATerminalWithOtherWidthsKeepsTheColumns() {
    var screen = Screen(width: 20, height: 1)
    screen.write("Schärfe 焦点 ──● e\u{301}x", row: 0, column: 0)
    for widths in [TestTerminal.Widths.narrow, .broad] {
      var terminal = TestTerminal(width: 20, height: 1, widths)
      terminal.take(screen.update(from: nil, hasColors: true))
      XCTAssertEqual(terminal.cells[0][8], "焦")
      XCTAssertEqual(terminal.cells[0][13...15], ["─", "─", "●"])
      XCTAssertEqual(terminal.cells[0][18], "x")
    }
  }

  func testATerminalShowsTheScreenAfterAnyUpdates() {
    let pieces = [
      "a", "Focus", "焦点", "e\u{301}", "👩‍👩‍👧", "──●──", " ", "   ", "\u{1B}[2J", "\n", "🇩🇪",
    ]
    let styles: [Cell.Style] = [.plain, .bold, .dim, .inverse, .color(.green)]
    for widths in [TestTerminal.Widths.usual, .narrow] {
      var generator = SeededGenerator(seed: 7)
      var terminal = TestTerminal(width: 12, height: 4, widths)
      var shown: Screen?
      for _ in 0..<300 {
        // Some updates begin with an empty screen, others change a few cells.
        let isNew = Int.random(in: 0..<10, using: &generator) == 0
        var screen = isNew ? Screen(width: 12, height: 4) : shown ?? Screen(width: 12, height: 4)
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
          let piece = pieces.randomElement(using: &generator) ?? ""
          screen.write(
            piece, row: Int.random(in: -1...4, using: &generator),
            column: Int.random(in: -3...12, using: &generator),
            styles.randomElement(using: &generator) ?? .plain)
        }
        terminal.take(screen.update(from: shown, hasColors: true))
        shown = screen
        XCTAssertEqual(terminal.surprises, [])
        for row in 0..<4 {
          for column in 0..<12 where !screen[row, column].text.isEmpty {
            XCTAssertEqual(terminal.cells[row][column], screen[row, column].text)
          }
        }
      }
    }
  }
}
