import CameraControl
public import Foundation

// On a simulated phone, these operators wait in the phone's time.

/// A length of time; a literal counts seconds.
@Kept(
  """
  init(floatLiteral value: Double) = seconds = value
  init(integerLiteral value: Int) = seconds = Double(value)
  static func seconds(_ seconds: Double) -> Self = Self(floatLiteral: seconds)
  static func milliseconds(_ count: Int) -> Self = Self(floatLiteral: Double(count) / 1_000)
  """)
public struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: Double
}

extension Scheduler {
  /// Runs `action` after a delay, and then at each interval, as long as `isWanted` returns `true`.
  fileprivate func schedule(
    for wait: StaticString, after delay: SchedulerStride, every interval: SchedulerStride? = nil,
    while isWanted: @escaping () -> Bool = { true }, _ action: @escaping () -> Void
  ) {
    let (act, isWanted) = (Handoff(action), Handoff(isWanted))
    if let time = PhoneTime.current(for: wait) {
      time.call(
        after: .seconds(delay.seconds), every: interval.map { .seconds($0.seconds) },
        on: (self as? DispatchQueue) ?? .main, while: { isWanted.value() }, { act.value() })
      return
    }
    let schedule = Handoff({ (act: @escaping () -> Void) in self.schedule(act) })
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + delay.seconds, repeating: interval?.seconds ?? .infinity)
    // The handler keeps the timer until it has fired.
    timer.setEventHandler {
      if interval == nil || !isWanted.value() { timer.cancel() }
      if isWanted.value() { schedule.value(act.value) }
    }
    timer.resume()
  }
}

extension Publisher {
  /// Publishes a value after an interval in which no other value has arrived.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S
  ) -> some Publisher<Output, Failure> {
    Started<Output, Failure> { conduit in
      let count = RecursivelyGuarded(0)
      return [
        self.sink(receiveCompletion: { conduit.finish($0) }) { value in
          let number = count.with { count in
            count += 1
            return count
          }
          scheduler.schedule(
            for: "debounce", after: dueTime,
            while: { conduit.isOpen && count.with { $0 } == number },
            { conduit.offer(value) })
        }
      ]
    }
  }

  /// Publishes the first value, and then the first or the last value of each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    Started<Output, Failure> { conduit in
      let state = RecursivelyGuarded((isResting: false, waiting: Output?.none))
      func rest() {
        let isOpen = { conduit.isOpen }
        scheduler.schedule(for: "throttle", after: interval, while: isOpen) {
          let value = state.with { state in
            state.isResting = state.waiting != nil
            return state.waiting.take()
          }
          guard let value else { return }
          conduit.offer(value)
          rest()
        }
      }
      return [
        self.sink(receiveCompletion: { conduit.finish($0) }) { value in
          let isFirst = state.with { state in
            if latest || state.waiting == nil { state.waiting = value }
            defer { state.isResting = true }
            return !state.isResting
          }
          guard isFirst else { return }
          scheduler.schedule {
            if let value = state.with({ $0.waiting.take() }) { conduit.offer(value) }
          }
          rest()
        }
      ]
    }
  }

  /// Publishes each value after a delay.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S
  ) -> some Publisher<Output, Failure> {
    Started<Output, Failure> { conduit in
      let isOpen = { conduit.isOpen }
      return [
        self.sink { completion in
          scheduler.schedule(for: "delay", after: interval, while: isOpen) {
            conduit.finish(completion)
          }
        } receiveValue: { value in
          scheduler.schedule(for: "delay", after: interval, while: isOpen) { conduit.offer(value) }
        }
      ]
    }
  }
}

/// A publisher that starts when you call `connect()`.
public protocol ConnectablePublisher: Publisher {
  /// Starts the publisher.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that starts with its first subscriber and stops after its last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that keeps another publisher connected as long as there are subscribers.
  @Kept("typealias Output = Upstream.Output; typealias Failure = Upstream.Failure")
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The publisher to connect.
    public let upstream: Upstream
    private let connection = Connection()

    init(upstream: Upstream) { self.upstream = upstream }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Started<Output, Failure> { conduit in
        let values = upstream.sink(receiveCompletion: { conduit.finish($0) }) { conduit.offer($0) }
        return [values, connection.joined(connect: upstream.connect)]
      }.receive(subscriber: subscriber)
    }
  }
}

/// The connection of a publisher, which its subscribers share; it ends when the last one cancels.
private final class Connection {
  private let lock = NSLock()
  private weak var shared: AnyCancellable?

  func joined(connect: () -> any Cancellable) -> AnyCancellable {
    lock.withLock {
      if let shared { return shared }
      let begun = AnyCancellable(connect())
      shared = begun
      return begun
    }
  }
}

extension Timer {
  /// Returns a publisher that repeatedly sends the current time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// A publisher that repeatedly sends the current time on the main queue.
  @Kept("typealias Output = Date; typealias Failure = Never")
  public struct TimerPublisher: ConnectablePublisher {
    let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) { self.interval = interval }

    /// Starts the publisher.
    public func connect() -> any Cancellable {
      let (isOn, start) = (RecursivelyGuarded(true), Date())
      let stride = SchedulerStride(floatLiteral: interval)
      let phone = PhoneTime.current?.app.phone
      let first = phone?.now
      let isWanted = { isOn.with { $0 } }
      DispatchQueue.main.schedule(
        for: "Timer.publish", after: stride, every: stride, while: isWanted
      ) {
        [subject] in
        let elapsed = phone.flatMap { phone in first.map { $0.duration(to: phone.now) } }
        subject.send(elapsed.map { start + $0 / .seconds(1) } ?? Date())
      }
      return AnyCancellable { isOn.with { $0 = false } }
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}
