import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

final class GoldenFileTests: XCTestCase {
  private let trace = Trace.notes("one", "two")
  private let same = "   0.000  app        one\n   0.010  app        two\n"

  /// What the checks of a test have said.
  private var said: [String] = []

  private func check(
    _ trace: Trace, named name: String = "focus", in folder: GoldenFolder,
    _ environment: [String: String], at place: String = "Focus.swift:7"
  ) -> GoldenMismatch? {
    do throws(GoldenMismatch) {
      let keeper = try GoldenKeeper(
        environment: environment, place: place
      ) { self.said.append($0) }
      try keeper.check(trace, named: name, besides: folder.source)
      return nil
    } catch {
      return error
    }
  }

  func testEveryModeWithEveryGolden() throws {
    let other = "   0.000  app        one\n   0.010  app        three\n"
    let windows = same.replacingOccurrences(of: "\n", with: "\r\n")
    // The environment, the golden before, the error, and the golden afterward.
    typealias Row = ([String: String], String?, GoldenMismatch.Code?, String?)
    var rows: [Row] = [
      ([:], nil, .missing, same),
      ([:], same, nil, same),
      ([:], windows, nil, windows),
      ([:], other, .different, other),
      ([:], "", .different, ""),
      (["CAMERA_CONTROL_RECORD": ""], other, .different, other),
    ]
    for word in ["failed", "all"] {
      let record = ["CAMERA_CONTROL_RECORD": word]
      rows += [(record, nil, nil, same), (record, other, nil, same), (record, same, nil, same)]
    }
    rows += [
      (["CAMERA_CONTROL_RECORD": "failed"], windows, nil, windows),
      (["CAMERA_CONTROL_RECORD": "all"], windows, nil, same),
    ]
    for record in [nil, "failed", "all", "nonsense"] {
      let environment = ["CI": "true", "CAMERA_CONTROL_RECORD": record ?? ""]
      rows += [
        (environment, nil, .missing, nil), (environment, same, nil, same),
        (environment, windows, nil, windows), (environment, other, .different, other),
      ]
    }
    for (environment, before, code, after) in rows {
      let folder = try GoldenFolder()
      if let before { try folder.write(before, to: folder.golden) }
      let error = check(trace, in: folder, environment)
      let row = "\(environment) \(before ?? "nothing")"
      XCTAssertEqual(error?.code, code, row)
      XCTAssertEqual(folder.text(of: folder.golden), after, row)
      XCTAssertFalse(folder.files.contains { $0.hasSuffix(".tmp") }, row)
    }
  }

  func testAMissingGoldenFailsOnce() throws {
    let folder = try GoldenFolder()
    let error = try XCTUnwrap(check(trace, in: folder, [:]))
    XCTAssertEqual(
      "\(error)".unwrapped,
      "Focus.swift:7: the golden “\(folder.golden)” didn't exist. The check recorded it: review "
        + "it, and run the test again.")
    XCTAssertNil(check(trace, in: folder, [:]))
  }

  func testWhatIsWrittenOnDemandIsSaid() throws {
    let folder = try GoldenFolder()
    for _ in 0..<2 {
      XCTAssertNil(check(trace, in: folder, ["CAMERA_CONTROL_RECORD": "all"]))
      XCTAssertEqual(said, ["Focus.swift:7: the golden “\(folder.golden)” was written\n"])
    }
  }

  /// Otherwise the second one would be compared with the first, and replace it when goldens are recorded.
  func testTwoGoldensOfOneNameAreAnError() throws {
    for environment in [[:], ["CI": "1"], ["CAMERA_CONTROL_RECORD": "all"]] {
      let folder = try GoldenFolder()
      try folder.write(same, to: folder.golden)
      XCTAssertNil(check(trace, in: folder, environment))
      let error = try XCTUnwrap(check(trace, in: folder, environment, at: "Focus.swift:9"))
      XCTAssertEqual(error.code, .sameName)
      XCTAssertEqual(error.place, "Focus.swift:9")
      XCTAssertEqual(
        error.message,
        "the golden “\(folder.golden)” is checked at Focus.swift:7, too. Give each golden of a "
          + "test file a name of its own.")
      // Another name, or the same in another file, is another golden.
      try folder.write(same, to: folder.golden.replacingOccurrences(of: "focus", with: "zoom"))
      XCTAssertNil(check(trace, named: "zoom", in: folder, environment, at: "Focus.swift:9"))
    }
  }

  /// A helper that several tests call is one place.
  func testTwoTracesAreNotRecordedInOneGolden() throws {
    let (folder, record) = (try GoldenFolder(), ["CAMERA_CONTROL_RECORD": "failed"])
    XCTAssertNil(check(trace, in: folder, record))
    XCTAssertNil(check(trace, in: folder, record))
    let error = try XCTUnwrap(check(.notes("another"), in: folder, record))
    XCTAssertEqual(error.code, .sameName)
    XCTAssertTrue(
      error.message.contains(", with another trace. Use a golden for each trace."), error.message)
    XCTAssertEqual(folder.text(of: folder.golden), same)
  }

  func testADifferenceIsShownSideBySide() throws {
    let folder = try GoldenFolder()
    try folder.write(same, to: folder.golden)
    let error = try XCTUnwrap(check(.notes("one", "zwei", "three"), in: folder, [:]))
    let parts = "\(error)".split(separator: "\nFocus.swift:7: the first", maxSplits: 1).map(
      String.init)
    XCTAssertEqual(
      parts.first?.unwrapped,
      "Focus.swift:7: the trace differs from the golden “\(folder.golden)”. If the new trace "
        + "is right, run the test with CAMERA_CONTROL_RECORD=failed.")
    XCTAssertEqual(
      "Focus.swift:7: the first\(parts.last ?? "")",
      """
      Focus.swift:7: the first difference is at 0.010, entry 2:
          expected                 | actual
             0.000  app        one |    0.000  app        one
        !    0.010  app        two |    0.010  app        zwei
        ! (nothing)                |    0.020  app        three
      picture of both: \(try XCTUnwrap(error.picture))

      """)
    XCTAssertEqual(error.difference?.instant, PhoneInstant(nanoseconds: 10_000_000))
  }

  func testAPictureThatCannotBeWrittenLeavesNothingBehind() throws {
    let folder = try GoldenFolder()
    try folder.write(same, to: folder.golden)
    let other = Trace.notes("one", "zwei")
    let path = try XCTUnwrap(check(other, in: folder, [:])?.picture)
    // The place is taken by a folder.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = try XCTUnwrap(check(other, in: folder, [:]))
    XCTAssertEqual(error.code, .different)
    XCTAssertNil(error.picture)
    let url = URL(fileURLWithPath: path)
    let there = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    XCTAssertEqual(there.filter { $0.hasPrefix(url.lastPathComponent) }, [url.lastPathComponent])
  }

  func testADifferenceIsDrawn() throws {
    let folder = try GoldenFolder()
    try folder.write(same, to: folder.golden)
    let other = Trace.notes("one", "zwei")
    let path = try XCTUnwrap(check(other, in: folder, [:])?.picture)
    XCTAssertEqual(
      folder.text(of: path), TraceDrawing(trace).compared(with: other).svg)
    // The picture of a check is replaced, not joined by another one.
    let last = Trace.notes("one", "drei")
    XCTAssertEqual(check(last, in: folder, [:])?.picture, path)
    XCTAssertEqual(folder.text(of: path), TraceDrawing(trace).compared(with: last).svg)
    try FileManager.default.removeItem(atPath: path)

    // Where no golden may be written, the picture is what a person can look at.
    let error = try XCTUnwrap(check(other, in: folder, ["CI": "1"]))
    XCTAssertEqual(error.picture, path)
    XCTAssertTrue("\(error)".hasSuffix("picture of both: \(path)\n"))
    XCTAssertEqual(folder.text(of: path), TraceDrawing(trace).compared(with: other).svg)
    XCTAssertEqual(folder.text(of: folder.golden), same)
    for line in ["no entry", "0.01  app  one", "0.0x0  app  one", "99999999999.000  app  one"] {
      try folder.write("\(line)\n", to: folder.golden)
      let error = try XCTUnwrap(check(other, in: folder, [:]))
      XCTAssertEqual(error.code, .different, line)
      XCTAssertNil(error.picture, line)
    }
  }

  func testAWrongVariableIsNamed() throws {
    let folder = try GoldenFolder()
    let error = try XCTUnwrap(check(trace, in: folder, ["CAMERA_CONTROL_RECORD": "yes\u{1B}"]))
    XCTAssertEqual(error.code, .wrongVariable)
    XCTAssertEqual(
      "\(error)",
      #"Focus.swift:7: CAMERA_CONTROL_RECORD is failed or all, not “yes\u{1b}”."# + "\n")
    XCTAssertEqual(folder.files, ["FocusTests.swift"])
  }

  func testANameThatIsNoNameOfAFileIsRefused() throws {
    let names = [
      "", ".", "..", "../focus", "a/b", "/tmp/a", " focus", "-focus", "a\u{0}b", "a\nb", "a:b",
      String(repeating: "a", count: 201),
    ]
    for name in names {
      let folder = try GoldenFolder()
      let record = ["CAMERA_CONTROL_RECORD": "all"]
      XCTAssertEqual(check(trace, named: name, in: folder, record)?.code, .wrongName, name)
      XCTAssertEqual(folder.files, ["FocusTests.swift"], name)
    }
    for name in [
      "focus", "2nd try", "Schärfe", "焦点", "a.b-c_d", String(repeating: "a", count: 200),
    ] {
      let folder = try GoldenFolder()
      XCTAssertEqual(check(trace, named: name, in: folder, [:])?.code, .missing, name)
      XCTAssertNil(check(trace, named: name, in: folder, ["CI": "1"]), name)
    }
  }

  func testTitlesOfAllKindsComeBackAsTheyWere() throws {
    let trace = Trace.notes(
      "", " ", "a ", "\"\"\"", #"\(a) \n \"#, "ä \u{65}\u{301} 👩‍👩‍👧", "a\nb\r\nc\u{2028}d\u{0}",
      "\u{FEFF}")
    let folder = try GoldenFolder()
    XCTAssertEqual(check(trace, in: folder, [:])?.code, .missing)
    XCTAssertNil(check(trace, in: folder, ["CI": "1"]))
    XCTAssertEqual(folder.text(of: folder.golden), trace.description)
  }

  func testAGoldenThatCannotBeReadOrWrittenSaysSo() throws {
    let folder = try GoldenFolder()
    let path = folder.golden
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let unreadable = try XCTUnwrap(check(trace, in: folder, [:]))
    XCTAssertEqual(unreadable.code, .unreadable)
    XCTAssertTrue(
      "\(unreadable)".unwrapped.contains("cannot be read: “\(path)”: "), "\(unreadable)")

    let other = try GoldenFolder()
    try other.write("", to: other.path("__Goldens__"))
    let unwritable = try XCTUnwrap(check(trace, in: other, [:]))
    XCTAssertEqual(unwritable.code, .unwritable)
    XCTAssertTrue("\(unwritable)".unwrapped.contains("cannot be written: "), "\(unwritable)")

    let binary = try GoldenFolder()
    try binary.write("", to: binary.golden)
    try Data([0x61, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: binary.golden))
    let noText = try XCTUnwrap(check(trace, in: binary, ["CAMERA_CONTROL_RECORD": "all"]))
    XCTAssertTrue("\(noText)".unwrapped.contains("it is not text in UTF-8"), "\(noText)")
  }

  func testAGoldenKeepsItsPermissionsAndALinkKeepsPointingToIt() throws {
    let folder = try GoldenFolder()
    let real = folder.path("real.trace")
    try folder.write("", to: real)
    try folder.write("", to: folder.golden)
    try FileManager.default.removeItem(atPath: folder.golden)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: folder.golden, withDestinationPath: real)
    XCTAssertNil(check(trace, in: folder, ["CAMERA_CONTROL_RECORD": "failed"]))
    XCTAssertEqual(folder.text(of: real), same)
    let facts = try FileManager.default.attributesOfItem(atPath: real)
    XCTAssertEqual(facts[.posixPermissions] as? Int, 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.golden)
    XCTAssertEqual(link[.type] as? FileAttributeType, .typeSymbolicLink)
  }

  func testManyThreadsLeaveOneWholeGolden() throws {
    let folder = try GoldenFolder()
    let (golden, source) = (folder.golden, folder.source)
    let long = Trace.notes((0..<500).map { "note \($0)" })
    let bad = Count()
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      do throws(GoldenMismatch) {
        let record = ["CAMERA_CONTROL_RECORD": "all"]
        let keeper = try GoldenKeeper(environment: record, place: "here") { _ in }
        try keeper.check(long, named: "focus", besides: source)
      } catch {
        bad.add()
      }
    }
    XCTAssertEqual(bad.value, 0)
    XCTAssertEqual(folder.text(of: golden), long.description)
    XCTAssertEqual(folder.files.count { $0.contains("focus.trace") }, 1)
  }
}
