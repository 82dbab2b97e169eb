import CameraControl
import CameraControlTesting

/// A report to open in a browser.
struct Page {
  /// The name of the file, without the ending.
  let name: String

  /// The page.
  let html: String

  static func all() throws -> [Page] {
    [
      try compared(), single(of: 300, named: "single"), single(of: 1_000_000, named: "long"),
      single(of: 0, named: "empty"),
    ]
  }

  /// Two traces of one script; in the second, the app is slower to tell.
  private static func compared() throws -> Page {
    let titles = ["Zoom", "</script><script>document.title = 'broken'</script>"]
    let traces = try titles.map { title in
      let phone = SimulatedPhone(.iPhone16Pro)
      phone.tracesQueues = true
      let recorder = Recorder(on: phone)
      let focus = try CaptureSlider(title, symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace, action: recorder.action("focus"))
      let session = try phone.makeSession([focus], delegate: recorder)
      phone.perform([.lightPress, .slide(by: 0.5), .wait(.seconds(4)), .click])
      return withExtendedLifetime(session) { phone.trace }
    }
    return Page(
      name: "compared", html: TraceReport([("before", traces[0]), ("after", traces[1])]).html)
  }

  private static func single(of count: Int, named name: String) -> Page {
    let entries = (0..<count).map { index in
      Trace.Entry(
        PhoneInstant(nanoseconds: Int64(index) * 20_000_000), .note("note \(index * 7919 % 1000)"))
    }
    return Page(name: name, html: TraceReport([("", Trace(entries))]).html)
  }
}
