import CameraControlTesting
import XCTest

/// Tests the list of goldens that no test has compared.
final class UnusedGoldensTests: XCTestCase {
  private func check(
    _ name: String, in folder: GoldenFolder, _ list: String, besides source: String? = nil
  ) throws {
    let environment = ["CI": "yes", "CAMERA_CONTROL_UNUSED_GOLDENS": list]
    let keeper = try GoldenKeeper(environment: environment, place: "Focus.swift:7") { _ in }
    try keeper.check(.notes("one"), named: name, besides: source ?? folder.source)
  }

  private func lines(_ folder: GoldenFolder, _ list: String) -> [String] {
    (folder.text(of: list) ?? "").split(separator: "\n").map(String.init)
  }

  func testWhatNoTestComparesIsLeftOnTheList() throws {
    let folder = try GoldenFolder()
    let root = folder.path("__Goldens__")
    for name in ["FocusTests/focus", "FocusTests/other", "GoneTests/old"] {
      try folder.write("   0.000  app        one\n", to: "\(root)/\(name).trace")
    }
    try folder.write("a note", to: "\(root)/FocusTests/README.md")
    let list = folder.path("unused.txt")
    try check("focus", in: folder, list)
    XCTAssertEqual(
      lines(folder, list),
      [
        "# unused in \(root)", "\(root)/FocusTests/other.trace", "\(root)/GoneTests/old.trace",
      ])
    // A golden that fails has been compared, too.
    try folder.write("", to: "\(root)/FocusTests/other.trace")
    XCTAssertThrowsError(try check("other", in: folder, list))
    XCTAssertEqual(
      lines(folder, list), ["# unused in \(root)", "\(root)/GoneTests/old.trace"])
    try check("focus", in: folder, list)
    XCTAssertEqual(lines(folder, list).count, 2, "a golden that is used twice comes back")
  }

  func testTestsInOtherFoldersAddTheirs() throws {
    let (one, other) = (try GoldenFolder(), try GoldenFolder())
    let list = one.path("unused.txt")
    for folder in [one, other] {
      try folder.write("   0.000  app        one\n", to: folder.golden)
      try check("focus", in: folder, list)
    }
    XCTAssertEqual(
      lines(one, list), [one, other].map { "# unused in \($0.path("__Goldens__"))" })
  }

  func testAListThatCannotBeWrittenSaysSo() throws {
    let folder = try GoldenFolder()
    try folder.write("   0.000  app        one\n", to: folder.golden)
    XCTAssertThrowsError(try check("focus", in: folder, folder.path("none/unused.txt"))) { error in
      XCTAssertEqual((error as? GoldenMismatch)?.code, .unwritable)
      XCTAssertTrue("\(error)".contains("The list of unused goldens cannot be written"), "\(error)")
    }
  }
}
