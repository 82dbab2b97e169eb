#if DEBUG
  import CameraControl
  import CameraControlTesting
  import XCTest

  /// Tests how many locks a reading takes on a simulated phone, beyond those of the phone itself.
  final class LockCountTests: XCTestCase {
    /// A courier that runs work at once, without a lock.
    private final class PlainCourier: Courier {
      func carry(_ work: any CallbackWork, to queue: any CallbackQueue) { work.run() }
      func hold() {}
      func release() {}
    }

    private static let count = 64

    private static func readings(after instant: PhoneInstant) -> [ButtonSample] {
      (0..<count).map { step in
        let way = step % 32 < 16 ? step % 16 : 16 - step % 16
        return ButtonSample(
          instant: instant.advanced(by: .milliseconds(10 * (step + 1))), position: Double(way))
      }
    }

    private static func slider() throws -> CaptureSlider {
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace) { _ in }
      return focus
    }

    /// Returns the locks per reading in the best of several rounds, because other threads may take
    /// locks meanwhile.
    private func locks(_ round: () -> Void) -> Double {
      let rounds = (0..<8).map { _ in LockCount.during(round) }
      return Double(rounds.min() ?? 0) / Double(Self.count)
    }

    /// Returns how many locks a phone alone takes, and how many batches of records it sends, per
    /// reading.
    private func locksOfThePhone() throws -> (locks: Double, batches: Double) {
      let phone = Phone(
        .iPhone16Pro, settings: PhoneSettings(), behavior: PhoneBehavior(), quirks: Quirks(),
        symbols: .wellFormed, mainQueue: .inPlace, courier: PlainCourier())
      let (recorder, session) = (Recorder(), CaptureSession(in: phone.launch("app")))
      try session.addInput(CaptureDeviceInput(device: phone.cameras[0]))
      try session.addControl(Self.slider())
      try session.setControlsDelegate(recorder, queue: .inPlace)
      try session.startRunning()
      for force in [0.5, 0] {
        phone.send(ButtonSample(instant: phone.now, force: force, position: 0))
      }
      let batches = Count()
      let following = phone.host.follow(
        PhoneRecord.Kinds(PhoneRecord.Kind.allCases.filter { $0 != .sample })
      ) { _ in batches.add() }
      func slide() {
        for sample in Self.readings(after: phone.now) {
          if let due = phone.nextDeadline, due <= sample.instant { XCTFail("something is due") }
          phone.send(sample)
        }
      }
      slide()
      let before = batches.value
      slide()
      let perReading = Double(batches.value - before) / Double(Self.count)
      defer { following.end() }
      return (locks(slide), perReading)
    }

    /// A reading locks to join the line, to set out, to finish, and once per batch in the trace.
    ///
    /// With the locks of the phone, the slider and the recorder that is nine in all.
    func testAReadingTakesNineLocksAndThreeOfThemBringItToThePhone() throws {
      let bare = try locksOfThePhone()
      let phone = SimulatedPhone()
      phone.onUnfinishedWork = { _ in }
      let recorder = Recorder()
      let session = try phone.makeSession([Self.slider()], delegate: recorder)
      phone.lightPress()
      phone.send([ButtonSample(instant: phone.now, position: 0)])
      phone.send(Self.readings(after: phone.now))
      phone.clearTrace()
      let total = locks { phone.send(Self.readings(after: phone.now)) }
      XCTAssertGreaterThan(phone.trace.count(of: .value), 7 * Self.count)
      // A whole series takes one or two more, to update the finger.
      XCTAssertLessThanOrEqual(total, 9.05)
      XCTAssertLessThanOrEqual(total - bare.locks, 3 + bare.batches + 0.05)
      withExtendedLifetime(session) {}
    }
  }
#endif
