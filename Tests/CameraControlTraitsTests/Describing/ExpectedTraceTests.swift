import CameraControl
import CameraControlTesting
import CameraControlTraits
import Testing

/// Tests what an expectation about a trace says.
@Suite(.phone()) struct ExpectedTraceTests {
  private let phone: SimulatedPhone
  private let session: CaptureSession
  private let recorder = Recorder()

  init() async throws {
    phone = try #require(SimulatedPhone.current)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(.inPlace) { _ in }
    session = try phone.makeSession([focus], delegate: recorder)
    try await phone.perform("light-press; wait 4s")
  }

  @Test func aTraceIsComparedWithTheLinesOfALiteral() {
    #expect(
      phone.trace.only(.overlay) == """
        0.070  overlay    Focus ●──────────── 0
        3.080  overlay    hidden
        """)
    #expect(phone.trace.only(.event) == "")
    #expect(!(phone.trace.only(.overlay) == "0.070  overlay    hidden"))
  }

  @Test func anExpectationThatFailsShowsBothInColumns() {
    let expected: ExpectedTrace = """

      0.070  overlay    Focus ●──────────── 0.5
         3.080  overlay    hidden
      """
    #expect(
      String(describingForTest: expected) == """

           0.070  overlay    Focus ●──────────── 0.5
           3.080  overlay    hidden

        """)
    #expect(!(phone.trace.only(.overlay) == expected))
    #expect(
      String(describingForTest: expected) == """

            expected                                     | actual
          !    0.070  overlay    Focus ●──────────── 0.5 |    0.070  overlay    Focus ●──────────── 0
               3.080  overlay    hidden                  |    3.080  overlay    hidden

        """)
  }

  @Test func aTraceIsPrintedInLines() {
    #expect(
      String(describingForTest: phone.trace.only(.overlay)) == """

           0.070  overlay    Focus ●──────────── 0
           3.080  overlay    hidden

        """)
    let long = Trace((0..<105).map { Trace.Entry(.zero, .note("\($0)")) })
    let lines = String(describingForTest: long).split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "and 5 more")
  }

  @Test func anOverlayIsPrintedAsItIsDrawn() {
    #expect(String(describingForTest: phone.overlay) == "hidden")
  }
}
