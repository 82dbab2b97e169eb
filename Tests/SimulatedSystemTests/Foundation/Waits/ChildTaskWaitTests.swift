import AVFoundation
import CameraControl
import CameraControlTesting
import XCTest

/// Tests of tasks that other tasks of an app create as their children, or detach.
final class ChildTaskWaitTests: XCTestCase {
  private let phone = SimulatedPhone()
  private lazy var diary = Diary(phone)

  /// What the app has done, and when.
  private final class Diary: Sendable {
    private let known = Guarded<[String]>([])
    private let phone: Phone

    init(_ phone: SimulatedPhone) { self.phone = phone.core }

    var entries: [String] { known.withLock { $0 } }

    func add(_ text: String) {
      let entry = "\(phone.now) \(text)"
      known.withLock { $0.append(entry) }
    }

    /// Sleeps again and again, with work on an actor in between.
    func tick(_ name: String, every milliseconds: Int, times: Int = 3) async throws {
      for _ in 1...times {
        try await Task.sleep(for: .milliseconds(milliseconds))
        await MainActor.run {}
        add(name)
      }
    }
  }

  /// The ways in which a task can have others that sleep at the same time.
  private enum Way: CaseIterable {
    case group, throwing, discarding, throwingDiscarding, asyncLet, detached, groupInGroup

    func run(_ diary: Diary) async throws {
      let long: @Sendable () async throws -> Void = { try await diary.tick("long", every: 300) }
      let short: @Sendable () async throws -> Void = { try await diary.tick("short", every: 200) }
      switch self {
      case .group:
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await long() }
          group.addTask { try? await short() }
        }
      case .throwing:
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await long() }
          group.addTask { try await short() }
          for try await _ in group {}
        }
      case .discarding:
        await withDiscardingTaskGroup { group in
          group.addTask { try? await long() }
          group.addTask { try? await short() }
        }
      case .throwingDiscarding:
        try await withThrowingDiscardingTaskGroup { group in
          group.addTask { try await long() }
          group.addTask { try await short() }
        }
      case .asyncLet:
        async let first: Void = long()
        async let second: Void = short()
        _ = try await (first, second)
      case .detached:
        let tasks = [Task.detached { try await long() }, Task.detached { try await short() }]
        try await withTaskCancellationHandler {
          for task in tasks { try await task.value }
        } onCancel: {
          for task in tasks { task.cancel() }
        }
      case .groupInGroup:
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await withTaskGroup(of: Void.self) { inner in inner.addTask { try? await long() } }
          }
          group.addTask {
            async let inner: Void = short()
            try? await inner
          }
        }
      }
    }
  }

  private static let entries = [
    "0.200 short", "0.300 long", "0.400 short", "0.600 long", "0.600 short", "0.900 long",
  ]

  /// TIM03, TIM04: children that sleep wake in the order of their deadlines, and sleep again at once.
  func testChildrenSleepAndSleepAgain() async throws {
    for way in Way.allCases {
      for _ in 1...20 {
        let phone = SimulatedPhone()
        let diary = Diary(phone)
        let task = phone.asCurrent {
          Task {
            try await way.run(diary)
            diary.add("end")
          }
        }
        await phone.wait(.seconds(2))
        XCTAssertEqual(diary.entries, Self.entries + ["0.900 end"], "\(way)")
        try await task.value
        try await phone.finish()
      }
    }
  }

  /// TIM06: children that are canceled with their parent wake at once.
  func testChildrenAreCancelledHalfway() async throws {
    for way in Way.allCases {
      let phone = SimulatedPhone()
      let diary = Diary(phone)
      let task = phone.asCurrent { Task { try await way.run(diary) } }
      await phone.wait(.milliseconds(450))
      task.cancel()
      _ = await task.result
      XCTAssertEqual(diary.entries.count, 3, "\(way)")
      XCTAssertEqual(phone.now, PhoneInstant(nanoseconds: 450_000_000))
      try await phone.finish()
    }
  }

  /// TIM04: the parent's own loop goes round with its children.
  func testAGroupInALoop() async throws {
    let task = phone.asCurrent { [diary] in
      Task {
        for round in 1...3 {
          try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...3 {
              group.addTask {
                try await Task.sleep(for: .milliseconds(100 * number))
                return number
              }
            }
            for try await number in group { diary.add("\(round) \(number)") }
          }
        }
      }
    }
    await phone.wait(.seconds(1))
    XCTAssertEqual(
      diary.entries,
      [
        "0.100 1 1", "0.200 1 2", "0.300 1 3", "0.400 2 1", "0.500 2 2", "0.600 2 3", "0.700 3 1",
        "0.800 3 2", "0.900 3 3",
      ])
    try await task.value
    try await phone.finish()
  }

  /// TIM04: a time limit, the usual reason for a group whose children sleep.
  func testATimeLimit() async throws {
    let task = phone.asCurrent { [diary] in
      Task {
        try await withThrowingTaskGroup(of: String.self) { group in
          for (seconds, text) in [(3, "photo"), (1, "too late")] {
            group.addTask {
              try await Task.sleep(for: .seconds(seconds))
              return text
            }
          }
          diary.add(try await group.next() ?? "nothing")
          group.cancelAll()
        }
        diary.add("end")
      }
    }
    await phone.wait(.seconds(5))
    XCTAssertEqual(diary.entries, ["1.000 too late", "1.000 end"])
    try await task.value
    try await phone.finish()
  }

  /// TIM01: a child of the test's own task lets time pass itself, one sleep after another.
  func testAChildOfTheTestLetsTimePass() async throws {
    try await phone.asCurrent { [diary] in
      async let child: Void = diary.tick("child", every: 300)
      try await child
      await withTaskGroup(of: Void.self) { group in
        group.addTask { try? await diary.tick("next", every: 200, times: 1) }
      }
    }
    XCTAssertEqual(diary.entries, ["0.300 child", "0.600 child", "0.900 child", "1.100 next"])
    try await phone.finish()
  }
}
