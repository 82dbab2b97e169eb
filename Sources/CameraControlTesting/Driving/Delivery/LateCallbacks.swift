import CameraControl

/// The callbacks that a step of a script causes on one queue.
///
/// ``DeliveryOrder/late(_:lag:)`` delivers them late.
public struct LateCallbacks: Hashable, Codable, Sendable {
  /// The step's number, counted from 1 as the phone performs steps; 0 is the time before the first
  /// step.
  public var step: Int

  /// The label of the queue.
  ///
  /// If several queues have the same label, the second queue that the phone uses is `label (2)`.
  public var queue: String

  /// Creates the callbacks of a step on a queue.
  public init(step: Int, queue: String) { (self.step, self.queue) = (step, queue) }
}

extension LateCallbacks: CustomStringConvertible {
  /// The callbacks, in words that fit into a sentence, such as `those of step 2 on “focus”`.
  public var description: String {
    "the callbacks \(step == 0 ? "before the first step" : "of step \(step)") on “\(OneLine.text(queue))”"
  }
}

/// The names of queues, in the order in which they are first used.
struct QueueNames: Sendable {
  private var known: [(queue: any CallbackQueue, name: String)] = []

  /// Returns the name of a queue, which no other queue has.
  mutating func name(of queue: any CallbackQueue) -> String {
    if let known = known.first(where: { $0.queue === queue }) { return known.name }
    let others = known.count { $0.queue.label == queue.label }
    let name = others == 0 ? queue.label : "\(queue.label) (\(others + 1))"
    known.append((queue, name))
    return name
  }
}

/// A record of the callbacks that a script causes, to find out which of them can overtake others.
struct CallbackLog: Sendable {
  /// A callback, as it arose.
  struct Callback: Sendable {
    /// What the callback tells the app; empty if only its step says that.
    let subject: String
    let step: Int
    /// The name of the queue; `nil` if the callback runs at once.
    let queue: String?
    let instant: PhoneInstant
  }

  /// The callbacks, in the order in which they arose.
  private(set) var callbacks: [Callback] = []

  /// When each step began.
  private(set) var steps: [PhoneInstant] = []

  /// How late callbacks can be.
  let lag: Duration

  var now = PhoneInstant.zero
  private var names = QueueNames()

  init(lag: Duration) { self.lag = lag }

  mutating func beginStep() { steps.append(now) }

  /// Returns the queues whose callbacks would still be on their way, if they were late.
  func lateQueues(at instant: PhoneInstant) -> Set<String> {
    let last = callbacks.reversed().prefix { $0.instant.advanced(by: lag) > instant }
    return Set(last.compactMap(\.queue))
  }

  mutating func add(_ subject: String, on queue: (any CallbackQueue)?) {
    let name = queue.map { names.name(of: $0) }
    callbacks.append(Callback(subject: subject, step: steps.count, queue: name, instant: now))
  }
}
