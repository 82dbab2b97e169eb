import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// What an app itself puts on queues, of which the phone knows until it has run.
final class QueueWorkTests: XCTestCase {
  private let phone = SimulatedPhone()
  private lazy var walker = Walker(phone.core)

  /// Goes from queue to queue, and keeps the phone's time at the end.
  private final class Walker: Sendable {
    private let phone: Phone
    private let known = Guarded<[PhoneInstant]>([])
    private let queues: [DispatchQueue] = [
      .global(), .main, DispatchQueue(label: "serial"),
      DispatchQueue(label: "concurrent", attributes: .concurrent),
    ]

    init(_ phone: Phone) { self.phone = phone }

    var times: [PhoneInstant] { known.withLock { $0 } }

    func arrive() { known.withLock { $0.append(phone.now) } }

    func walk(_ left: Int) {
      guard left > 0 else { return arrive() }
      queues[left % queues.count].async { self.walk(left - 1) }
    }
  }

  /// What the runners of a relay wait for.
  private final class Batons: Sendable {
    private let waiting = Guarded<[Int: CheckedContinuation<Void, Never>]>([:])

    func expect(_ number: Int, _ runner: CheckedContinuation<Void, Never>) {
      waiting.withLock { $0[number] = runner }
    }

    func pass(to number: Int) { waiting.withLock { $0.removeValue(forKey: number) }?.resume() }
  }

  /// An actor on a queue, which waits for its baton and passes it on.
  private actor Runner {
    private let queue = DispatchSerialQueue(label: "runner")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func run(_ number: Int, with batons: Batons) async {
      await withCheckedContinuation { batons.expect(number, $0) }
      batons.pass(to: number + 1)
    }
  }

  /// What the phone reports while a test runs.
  private final class Reports: Sendable {
    private let known = Guarded<[UnfinishedWork.Kind]>([])

    var kinds: [UnfinishedWork.Kind] { known.withLock { $0 } }

    func add(_ unfinishedWork: [UnfinishedWork]) {
      known.withLock { $0 += unfinishedWork.map(\.kind) }
    }
  }

  private static let second = PhoneInstant(nanoseconds: 1_000_000_000)

  /// TIM04: work that follows a wait comes before time passes, however many queues it crosses.
  func testWorkOnQueuesComesBeforeTimePasses() async throws {
    phone.asCurrent { [walker] in
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { walker.walk(99) }
    }
    await phone.wait(.seconds(3))
    XCTAssertEqual(walker.times, [Self.second])
    try await phone.finish()
  }

  /// TIM04: a call that keeps the main thread runs what the main queue has.
  func testASynchronousWaitRunsTheMainQueue() throws {
    phone.asCurrent { walker.walk(99) }
    phone.wait(.seconds(3))
    XCTAssertEqual(walker.times, [.zero])
    try phone.finish()
  }

  /// TIM04: work that computes for long on a global queue comes first, and so does its task.
  func testWorkThatComputesComesBeforeTimePasses() async throws {
    phone.asCurrent { [walker] in
      DispatchQueue.global().async {
        var number: UInt64 = 1
        for _ in 0..<1_000_000 { number = number &* 6_364_136_223_846_793_005 &+ 1 }
        let result = number
        Task {
          XCTAssertNotEqual(result, 1)
          walker.arrive()
        }
      }
    }
    await phone.wait(.seconds(3))
    XCTAssertEqual(walker.times, [.zero])
    try await phone.finish()
  }

  /// TIM04: jobs of actors on queues that resume each other all come before time passes.
  func testARelayOfActorsComesBeforeTimePasses() async throws {
    let batons = Batons()
    phone.asCurrent { [walker] in
      Task {
        await withTaskGroup(of: Void.self) { group in
          for number in 0..<50 { group.addTask { await Runner().run(number, with: batons) } }
        }
        walker.arrive()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { batons.pass(to: 0) }
    }
    await phone.wait(.seconds(3))
    XCTAssertEqual(walker.times, [Self.second])
    try await phone.finish()
  }

  /// Work that does not return is given up like a callback, once.
  func testWorkThatBlocksIsGivenUp() async throws {
    let (reports, end) = (Reports(), DispatchSemaphore(value: 0))
    phone.patience = .milliseconds(20)
    phone.onUnfinishedWork = { reports.add($0) }
    phone.asCurrent { DispatchQueue.global().async { end.wait() } }
    await phone.wait(.seconds(1))
    XCTAssertEqual(phone.now, Self.second)
    await phone.wait(.seconds(1))
    XCTAssertEqual(reports.kinds, [.stuck])
    end.signal()
    try await phone.finish(allowing: [.stuck])
  }
}
