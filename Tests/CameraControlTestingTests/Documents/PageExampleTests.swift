import CameraControl
import CameraControlTesting
import Testing

/// The code of the pages about pictures and real phones.
@Suite struct PageExampleTests {
  @Test func pictures() async throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let session = try phone.makeSession()
    phone.show(Recorder(on: phone).interaction())
    let old = phone.trace
    try await phone.perform("click")
    let new = phone.trace

    // Pictures as text, to write to a file or to attach to a test.
    let timeline = TraceDrawing(phone.trace, lanes: [.finger, .overlay, .values]).svg
    let difference = TraceDrawing(old).compared(with: new).svg
    let overlay = phone.overlay.svg(on: .iPhone16Pro, orientation: .landscape)
    let page = TraceReport([("before", old), ("after", new)]).html

    for svg in [timeline, difference, overlay] { #expect(svg.hasPrefix("<svg")) }
    #expect(page.contains("first difference at"))
    try await phone.finish()
    try session.stopRunning()
  }

  @Test func instructions() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let found = phone.distinguishing(\.overlay.timeouts.control, [.seconds(3), .seconds(5)])
    for distinction in found { print(distinction) }
    #expect(found.count == 1)
  }
}
