/// Lets real time pass on a phone.
///
/// A phone reads no clock; a driver reads one for it. What happens goes through ``handle(_:)`` and
/// ``send(_:)``, and as long as ``run()`` runs, the phone is told of every deadline that passes:
///
/// ```swift
/// let driver = PhoneDriver(phone)
/// let running = Task { await driver.run() }
/// driver.handle(.button(.cameraControl, isDown: true))
/// ```
public final class PhoneDriver<Time: Clock & Sendable>: Sendable where Time.Duration == Duration {
  /// The phone.
  public let phone: Phone

  private let clock: Time
  private let start: Time.Instant
  private let origin: PhoneInstant

  /// Makes a driver for which the present of the clock is the phone's present.
  public init(_ phone: Phone, clock: Time) {
    self.phone = phone
    self.clock = clock
    start = clock.now
    origin = phone.now
  }

  /// The present instant of the clock, as the phone counts it.
  public var now: PhoneInstant {
    origin.advanced(by: start.duration(to: clock.now))
  }

  /// Takes an input that happens now.
  public func handle(_ input: PhoneInput) {
    phone.handle(input, at: now)
  }

  /// Takes a reading of the Camera Control at its own instant: make it with ``now``.
  public func send(_ sample: ButtonSample) {
    phone.send(sample)
  }

  /// Tells the phone of every deadline when it passes, until the task is cancelled.
  public func run() async {
    let (wakes, wake) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let awaited = Guarded<PhoneInstant?>(nil)
    let observation = phone.observeDeadlines { [phone] in
      if awaited.withLock({ $0 != phone.nextDeadline }) { wake.yield() }
    }
    var alarm: Task<Void, Never>?
    wake.yield()
    for await _ in wakes {
      alarm?.cancel()
      phone.advance(to: now)
      let deadline = awaited.withLock { awaited -> PhoneInstant? in
        awaited = phone.nextDeadline
        return awaited
      }
      alarm = deadline.map { deadline in
        Task { [clock, start, origin] in
          let instant = start.advanced(by: origin.duration(to: deadline))
          // A sleep that fails was cancelled by the loop, which is awake.
          if (try? await clock.sleep(until: instant, tolerance: nil)) != nil { wake.yield() }
        }
      }
    }
    observation.cancel()
    alarm?.cancel()
    await alarm?.value
  }
}

extension PhoneDriver where Time == ContinuousClock {
  /// Makes a driver on the clock that goes on while the machine sleeps.
  public convenience init(_ phone: Phone) {
    self.init(phone, clock: ContinuousClock())
  }
}
