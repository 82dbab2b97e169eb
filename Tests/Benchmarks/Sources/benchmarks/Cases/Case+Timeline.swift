import CameraControl
import CameraControlTesting

extension Case {
  /// A timeline of 10,000 entries, as they come from a finger that slides back and forth.
  static var timeline: Case {
    let drawing = TraceDrawing(slides(of: 10_000))
    return Case(
      name: "timeline", allowance: .atMost(8_000), maximumBytes: 4_500_000, countedOperations: 10
    ) { iterations in
      for _ in 0..<iterations { blackHole(drawing.svg.utf8.count) }
    }
  }

  private static func slides(of count: Int) -> Trace {
    let phone = SimulatedPhone()
    let recorder = Recorder(on: phone)
    do {
      let zoom = try SystemZoomSlider(
        device: phone.backCamera, action: recorder.action("zoom"))
      let session = try phone.makeSession([zoom], delegate: recorder)
      while phone.trace.entries.count < count {
        phone.perform([.lightPress, .slide(by: 0.5), .slide(by: -0.5), .wait(.seconds(4))])
      }
      return withExtendedLifetime(session) { Trace(Array(phone.trace.entries.prefix(count))) }
    } catch {
      print("# error: \(error)")
      return Trace()
    }
  }
}
