import CameraControl
import XCTest

/// The whole table: what a session says to each kind of control, whatever it has already.
final class ControlRosterTests: XCTestCase {
  /// SES04, SES07, SES10, SES11, ZOM10: of several reasons for a refusal, the one counts that the app has to
  /// repair first; whatever is refused changes nothing.
  func testWhichReasonCounts() throws {
    for row in Self.rows.map(Self.cells) {
      for (state, expected) in zip(Self.states, row.dropFirst()) where expected != "-" {
        let stage = try Stage(state)
        let control = try stage.control(row[0])
        let before = stage.session.controls
        let reason = stage.session.reasonNotToAdd(control)
        let key = "\(row[0]) into a session that \(state)"
        XCTAssertEqual(Self.word(for: reason), expected, key)
        XCTAssertEqual(stage.session.canAddControl(control), reason == nil, key)
        do {
          try stage.session.addControl(control)
          XCTAssertNil(reason, key)
          XCTAssertEqual(stage.session.controls, before + [control], key)
        } catch {
          XCTAssertEqual(error, reason, key)
          XCTAssertEqual(stage.session.controls, before, key)
        }
      }
    }
  }

  private static let states = [
    "lacks the button", "is empty", "has one", "has a zoom", "is full", "is full with a zoom",
  ]

  // A zoom and a bias are those of the camera whose zoom a session has.
  private static let rows = [
    "slider         | hardware | yes    | yes    | yes       | full   | full",
    "without action | hardware | action | action | action    | action | action",
    "zoom           | hardware | yes    | yes    | duplicate | full   | duplicate",
    "bias           | hardware | yes    | yes    | yes       | full   | full",
    "another zoom   | hardware | yes    | yes    | yes       | full   | full",
    "taken here     | -        | -      | taken  | taken     | taken  | taken",
    "taken there    | hardware | taken  | taken  | taken     | taken  | taken",
  ]

  private static func cells(of row: String) -> [String] {
    row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  }

  private static func word(for reason: CaptureError?) -> String {
    switch reason?.code {
    case nil: "yes"
    case .controlsNotSupported: "hardware"
    case .missingActionQueue: "action"
    case .controlAlreadyAdded: "taken"
    case .duplicateSystemControl: "duplicate"
    case .controlLimitReached: "full"
    case let other?: other.rawValue
    }
  }

  /// A session in a state, and a session on another phone.
  private struct Stage {
    let session: CaptureSession
    private let phone: Phone
    private let other = CaptureSession(on: .iPhone16Pro)

    init(_ state: String) throws {
      phone = Phone(state == "lacks the button" ? .iPhone15Pro : .iPhone16Pro)
      session = CaptureSession(in: phone.launch("roster"))
      if state.hasSuffix("a zoom") { try session.addControl(control("zoom")) }
      let count = state.hasPrefix("is full") ? 4 : state == "has one" ? 1 : session.controls.count
      for _ in session.controls.count..<count { try session.addControl(control("slider")) }
    }

    func control(_ kind: String) throws -> CaptureControl {
      switch kind {
      case "slider": return try makeSlider()
      case "without action": return try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      case "zoom": return try SystemZoomSlider(device: phone.cameras[0])
      case "another zoom": return try SystemZoomSlider(device: phone.cameras[1])
      case "bias": return try SystemExposureBiasSlider(device: phone.cameras[0])
      case "taken here": return try XCTUnwrap(session.controls.last)
      case "taken there":
        let taken = try makeSlider()
        try other.addControl(taken)
        return taken
      default: return try XCTUnwrap(nil, kind)
      }
    }
  }
}
