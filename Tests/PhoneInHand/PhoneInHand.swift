package import CameraControl

/// A simulated phone with an app in front, and a finger on its buttons.
///
/// What the phone asks for on the main actor runs in place, so the finger belongs on the main
/// thread.
package final class PhoneInHand: Sendable {
  package let phone: Phone
  package let app: PhoneApp

  private let recorder = Recorder()
  private let observation: ObservationToken

  package init(_ model: PhoneModel = .iPhone16Pro, behavior: PhoneBehavior = PhoneBehavior()) {
    let phone = Phone(model, behavior: behavior, mainQueue: .inPlace)
    self.phone = phone
    app = phone.launch("App")
    observation = phone.observe { [recorder] in recorder.append($0.event) }
  }

  private final class Recorder: Sendable {
    private let events = Guarded<[PhoneRecord.Event]>([])

    func append(_ event: PhoneRecord.Event) { events.withLock { $0.append(event) } }
    var all: [PhoneRecord.Event] { events.withLock { $0 } }
  }

  /// Everything that happened.
  package var events: [PhoneRecord.Event] { recorder.all }

  /// The names of what was found, in order.
  package var findings: [String] { phone.diagnostics.map(\.name) }

  /// The exceptions that a phone would have raised, in order.
  package var raised: [String] { phone.faults.map { $0.exception?.name ?? "\($0.code)" } }
}

extension PhoneInHand {
  /// Runs code as a part of the app.
  package func inApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AmbientPhone.withApp(app, body)
  }

  /// Runs code as a part of the app.
  package func inApp<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AmbientPhone.withApp(app, body)
  }

  /// Makes the app the one of the whole process, also of queues, while `body` runs.
  package func installed<Result>(_ body: () throws -> Result) rethrows -> Result {
    AmbientPhone.install(app)
    defer { AmbientPhone.install(nil) }
    return try body()
  }
}

// MARK: The finger

extension PhoneInHand {
  package func wait(_ duration: Duration) {
    phone.advance(to: phone.now.advanced(by: duration))
  }

  package func lightPress() {
    sense(force: 0.5, position: 0)
    wait(.milliseconds(200))
    sense()
    // Longer than a double press may take.
    wait(.milliseconds(600))
  }

  package func doubleLightPress() {
    for _ in 0..<2 {
      sense(force: 0.5, position: 0)
      wait(.milliseconds(200))
      sense()
      wait(.milliseconds(100))
    }
  }

  /// Slides from where the finger lands; 30 mm is a whole slider.
  package func slide(_ millimetres: Double) {
    sense(position: 0)
    wait(.milliseconds(20))
    for part in 1...10 {
      sense(position: millimetres * Double(part) / 10)
      wait(.milliseconds(10))
    }
    sense()
  }

  package func click() {
    hold { wait(.milliseconds(100)) }
    wait(.milliseconds(500))
  }

  /// Presses the Camera Control all the way down while `body` runs.
  package func hold(_ body: () -> Void) {
    sense(force: 1, position: 0, isSwitchDown: true)
    body()
    sense()
  }

  package func press(_ button: PhoneButton) {
    phone.handle(.button(button, isDown: true), at: phone.now)
    wait(.milliseconds(100))
    phone.handle(.button(button, isDown: false), at: phone.now)
  }

  private func sense(force: Double = 0, position: Double? = nil, isSwitchDown: Bool = false) {
    phone.send(
      ButtonSample(
        instant: phone.now, force: force, position: position, isSwitchDown: isSwitchDown))
  }
}
