import CameraControl
import CameraControlTesting
import TestSupport
import XCTest

final class OverlayFilmTests: XCTestCase {
  private func film(_ script: String, samples: Bool = true) throws -> StrictXML {
    let phone = SimulatedPhone(.iPhone16Pro)
    phone.onUnfinishedWork = { _ in }
    phone.tracesSamples = samples
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { [weak phone] in phone?.note("focus \($0)") }
    let recorder = Recorder()
    let session = try phone.makeSession([focus], delegate: recorder)
    try phone.perform(script)
    try session.stopRunning()
    return try readSafePicture(phone.trace.film(on: .iPhone16Pro))
  }

  /// Returns the times of an attribute's values, and the values.
  private func animations(_ film: StrictXML, of name: String) -> [[(Double, String)]] {
    film.elements.filter { $0.attributes["attributeName"] == name }.map { element in
      let times = element.attributes["keyTimes", default: ""].split(separator: ";")
      let values = element.attributes["values", default: ""].split(separator: ";")
      XCTAssertEqual(times.count, values.count)
      return zip(times, values).map { (Double($0) ?? -1, String($1)) }
    }
  }

  func testEachFrameIsShownOnceFromItsTimeOn() throws {
    let frames = animations(try film("light-press; slide +0.25; wait 4s"), of: "opacity")
    XCTAssertGreaterThan(frames.count, 8)
    for frame in frames {
      XCTAssertEqual(frame.first?.0, 0, "a film without a value at 0 does not play")
      XCTAssertEqual(frame.filter { $0.1 == "1" }.count, 1)
      XCTAssertEqual(frame.last?.1, "0")
      for (one, next) in zip(frame, frame.dropFirst()) { XCTAssertLessThan(one.0, next.0) }
      XCTAssertLessThan(frame.last?.0 ?? 1, 1)
    }
  }

  func testTheFilmShowsTheValuesTheStepsAndTheNotes() throws {
    let film = try film("light-press; slide +0.25; wait 4s")
    let texts = Set(film.elements.map(\.text))
    for text in ["Focus", "0", "0.3", "slide +0.25", "focus 0.25"] {
      XCTAssertTrue(texts.contains(text), text)
    }
  }

  func testTheFingerMovesToTheRightAndIsLifted() throws {
    let film = try film("light-press; slide +0.25; wait 4s")
    let places = animations(film, of: "cx")[0].compactMap { Int($0.1) }
    XCTAssertGreaterThan(places.max() ?? 0, places[0] + 40)
    let sizes = animations(film, of: "r")[0].compactMap { Int($0.1) }
    XCTAssertEqual(sizes.last, 0)
    XCTAssertGreaterThan(Set(sizes).count, 2, "a press is larger than a touch")
  }

  /// A film is slower than the phone, everywhere alike, and cuts long waits.
  func testAFilmIsSlowerThanThePhone() throws {
    func length(_ milliseconds: Int64) throws -> Double {
      let entries = [0, milliseconds].map { time in
        Trace.Entry(PhoneInstant(nanoseconds: time * 1_000_000), .note("note"))
      }
      let film = try readSafePicture(Trace(entries).film(on: .iPhone15))
      let texts = film.elements.compactMap { $0.attributes["dur"] }
      return try XCTUnwrap(Double(try XCTUnwrap(texts.first).dropLast("ms".count)))
    }
    let (none, short, long) = (try length(0), try length(100), try length(200))
    XCTAssertGreaterThan(short - none, 100)
    XCTAssertEqual(long - none, (short - none) * 2, accuracy: 0.001)
    XCTAssertEqual(try length(60_000), try length(90_000))
  }

  func testATraceWithoutAFingerHasNone() throws {
    XCTAssertEqual(animations(try film("wait 1s", samples: false), of: "cx").count, 0)
    try readSafePicture(Trace([]).film(on: .iPhone15))
  }
}
