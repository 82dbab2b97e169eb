/// An object that runs a phone in real time.
///
/// A driver reads a clock and advances the phone's time. Pass inputs to ``handle(_:)`` and
/// ``send(_:)``. While ``run()`` is running, the driver fires the phone's timers:
///
/// ```swift
/// let driver = PhoneDriver(phone)
/// let running = Task { await driver.run() }
/// driver.handle(.button(.cameraControl, isDown: true))
/// ```
public final class PhoneDriver<Time: Clock & Sendable>: Sendable where Time.Duration == Duration {
  /// The phone that the driver runs.
  public let phone: Phone

  private let clock: Time
  private let start: Time.Instant
  private let origin: PhoneInstant

  /// Creates a driver that matches the clock's current instant to the phone's current time.
  public init(_ phone: Phone, clock: Time) {
    self.phone = phone
    self.clock = clock
    start = clock.now
    origin = phone.now
  }

  /// The clock's current instant, converted to the phone's time.
  public var now: PhoneInstant { origin.advanced(by: start.duration(to: clock.now)) }

  /// Handles an input that happens now.
  public func handle(_ input: PhoneInput) { phone.handle(input, at: now) }

  /// Handles a reading of the Camera Control's sensors; set the reading's instant to ``now``.
  public func send(_ sample: ButtonSample) { phone.send(sample) }

  /// Fires the phone's timers in real time, until the task is canceled.
  public func run() async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let awaited = Guarded<PhoneInstant?>(nil)
    let observation = phone.host.observeDeadlines { [phone] in
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
          // If the sleep throws, the loop has canceled it and is already awake.
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
  /// Creates a driver with the continuous clock, which keeps running while the machine sleeps.
  public convenience init(_ phone: Phone) { self.init(phone, clock: ContinuousClock()) }
}
