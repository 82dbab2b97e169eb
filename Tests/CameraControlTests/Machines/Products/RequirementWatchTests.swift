import CameraControl
import XCTest

final class RequirementWatchTests: XCTestCase {
  private typealias Use = RequirementWatch.Use

  /// LCK13, LCK16: whatever a process has met by the deadline, it is judged then and not a nanosecond
  /// sooner, unless it may stay already.
  func testTheVerdictComesAtTheDeadline() {
    for rule in PhoneBehavior.LockScreen.RequirementRule.allCases {
      for mask in 0..<8 {
        let use = Self.use(mask)
        var watch = Self.watch(rule)
        watch.record(use, at: Self.launch)
        let isMet = rule == .all ? mask == 7 : mask != 0
        // Only the camera takes time.
        let needsTime = isMet && (rule == .all || mask == 1)
        watch.advance(to: Self.deadline.advanced(by: .nanoseconds(-1)))
        XCTAssertEqual(watch.verdict, isMet ? .met : nil, "\(rule) \(mask)")
        if !isMet { XCTAssertEqual(watch.nextDeadline, Self.deadline, "\(rule) \(mask)") }
        watch.advance(to: Self.deadline)
        let lacking = LaunchRequirement.allCases.enumerated()
          .filter { mask & 1 << $0.offset == 0 }.map(\.element)
        XCTAssertEqual(watch.verdict, isMet ? .met : .unmet(lacking), "\(rule) \(mask)")
        XCTAssertNil(watch.nextDeadline)

        guard isMet else { continue }
        var early = Self.watch(rule)
        early.record(use, at: Self.launch)
        XCTAssertEqual(early.verdict, needsTime ? nil : .met, "\(rule) \(mask)")
      }
    }
  }

  /// LCK13, LCK14, LCK17: each requirement one nanosecond before, at and after its last instant, the
  /// others in time, in every order; for the camera it is a second before the deadline.
  func testEachRequirementAtItsLastInstant() {
    for last in LaunchRequirement.allCases {
      for offset in [-1, 0, 1] as [Int64] {
        for othersFirst in [true, false] {
          var watch = Self.watch(.all)
          let final =
            last == .camera ? Self.deadline.advanced(by: .seconds(-1)) : Self.deadline
          let instant = final.advanced(by: .nanoseconds(offset))
          var use = Use(camera: last != .camera, interaction: true, access: true)
          if last == .interaction { use.interaction = false }
          if last == .access { use.access = false }
          if othersFirst { watch.record(use, at: Self.launch) }
          watch.record(Use(camera: true, interaction: true, access: true), at: instant)
          watch.advance(to: Self.deadline)
          // At the deadline itself a camera has had its second, but whatever else comes is too late.
          let isInTime = last == .camera ? offset <= 0 : offset < 0
          let isCameraInTime = last == .camera ? offset <= 0 : othersFirst
          let expected: RequirementWatch.Verdict =
            if isInTime, isCameraInTime {
              .met
            } else if !othersFirst, last != .camera {
              offset < 0 ? .unmet([.camera]) : .unmet(LaunchRequirement.allCases)
            } else {
              .unmet([last])
            }
          XCTAssertEqual(watch.verdict, expected, "\(last) \(offset) \(othersFirst)")
        }
      }
    }
  }

  /// LCK13, LCK14, LCK17, LCK20, LCK65: every sequence of three observations out of eight, at every four
  /// instants around the deadlines, under both rules, gives what a plain reading of the rules gives.
  func testEveryShortSequenceOfObservations() {
    // In units of half a second: the camera needs 2, the deadline is at 5.
    var behavior = PhoneBehavior.LockScreen()
    behavior.requirementDeadline = .milliseconds(2500)
    let instants = [
      [0, 1, 3], [0, 2, 4], [1, 3, 5], [1, 4, 5], [2, 3, 6], [0, 0, 3], [3, 3, 4],
    ]
    var verdicts: [String: Int] = [:]
    for rule in PhoneBehavior.LockScreen.RequirementRule.allCases {
      behavior.requirementRule = rule
      for instants in instants {
        for code in 0..<512 {
          let uses = [code & 7, code >> 3 & 7, code >> 6].map(Self.use)
          var watch = RequirementWatch(launchedAt: Self.launch, behavior)
          for (instant, use) in zip(instants, uses) {
            watch.record(use, at: Self.halfSecond(instant))
          }
          watch.advance(to: Self.halfSecond(8))
          let expected = Self.reference(rule, Array(zip(instants, uses)))
          XCTAssertEqual(watch.verdict, expected, "\(rule) \(instants) \(uses)")
          verdicts["\(expected)", default: 0] += 1
        }
      }
    }
    XCTAssertEqual(verdicts.count, 8, "not every verdict came: \(verdicts)")
  }

  /// LCK17: two uses of less than a second do not add up, and a pause of a nanosecond ends a use.
  func testUsesOfTheCameraDoNotAddUp() {
    var watch = Self.watch(.all)
    let others = Use(interaction: true, access: true)
    let all = Use(camera: true, interaction: true, access: true)
    var instant = Self.launch
    for _ in 0..<9 {
      watch.record(all, at: instant)
      instant = instant.advanced(by: .nanoseconds(999_999_999))
      watch.record(others, at: instant)
      instant = instant.advanced(by: .nanoseconds(1))
    }
    XCTAssertNil(watch.verdict)
    watch.advance(to: Self.deadline)
    XCTAssertEqual(watch.verdict, .unmet([.camera]))
  }

  /// LCK17: a camera that stops after exactly a second has been used.
  func testACameraThatStopsAfterExactlyASecond() {
    var watch = Self.watch(.all)
    watch.record(Use(camera: true, interaction: true, access: true), at: Self.launch)
    XCTAssertEqual(watch.nextDeadline, Self.launch.advanced(by: .seconds(1)))
    watch.record(Use(), at: Self.launch.advanced(by: .seconds(1)))
    XCTAssertEqual(watch.verdict, .met)
  }

  /// LCK20: a verdict does not change, whatever the process does afterward.
  func testAVerdictStays() {
    let all = Use(camera: true, interaction: true, access: true)
    var met = Self.watch(.all)
    met.record(all, at: Self.launch)
    met.advance(to: Self.launch.advanced(by: .seconds(2)))
    met.record(Use(), at: Self.launch.advanced(by: .seconds(3)))
    met.advance(to: Self.deadline)
    XCTAssertEqual(met.verdict, .met)
    var unmet = Self.watch(.all)
    unmet.advance(to: Self.deadline)
    unmet.record(all, at: Self.deadline)
    unmet.advance(to: Self.deadline.advanced(by: .seconds(5)))
    XCTAssertEqual(unmet.verdict, .unmet(LaunchRequirement.allCases))
  }

  /// LCK16, LCK17: both times are options, and a negative time counts as none.
  func testTheTimesAreOptions() {
    var behavior = PhoneBehavior.LockScreen()
    behavior.minimumCameraTime = .zero
    behavior.requirementDeadline = .seconds(3)
    var watch = RequirementWatch(launchedAt: Self.launch, behavior)
    XCTAssertEqual(watch.nextDeadline, Self.launch.advanced(by: .seconds(3)))
    watch.record(Use(camera: true, interaction: true, access: true), at: Self.launch)
    XCTAssertEqual(watch.verdict, .met)
    behavior.minimumCameraTime = .seconds(-1)
    behavior.requirementDeadline = .seconds(-3)
    var negative = RequirementWatch(launchedAt: Self.launch, behavior)
    XCTAssertEqual(negative.nextDeadline, Self.launch)
    negative.advance(to: Self.launch)
    XCTAssertEqual(negative.verdict, .unmet(LaunchRequirement.allCases))
  }

  private static let launch = PhoneInstant(nanoseconds: 7_000_000_000)
  private static let deadline = launch.advanced(by: .seconds(10))

  private static func watch(
    _ rule: PhoneBehavior.LockScreen.RequirementRule
  ) -> RequirementWatch {
    var behavior = PhoneBehavior.LockScreen()
    behavior.requirementRule = rule
    return RequirementWatch(launchedAt: launch, behavior)
  }

  private static func use(_ mask: Int) -> Use {
    Use(camera: mask & 1 != 0, interaction: mask & 2 != 0, access: mask & 4 != 0)
  }

  private static func halfSecond(_ count: Int) -> PhoneInstant {
    launch.advanced(by: .milliseconds(500 * count))
  }

  /// The rules, read once over the whole course: what was seen before the deadline is met, and a
  /// camera that stayed on for two units by the deadline.
  private static func reference(
    _ rule: PhoneBehavior.LockScreen.RequirementRule, _ course: [(Int, Use)]
  ) -> RequirementWatch.Verdict {
    var met: Set<LaunchRequirement> = []
    for (index, (instant, use)) in course.enumerated() {
      if instant < 5, use.interaction { met.insert(.interaction) }
      if instant < 5, use.access { met.insert(.access) }
      if instant < 5, use.camera {
        let end = course[index...].first { !$0.1.camera }?.0 ?? .max
        if min(end, 5) - instant >= 2 { met.insert(.camera) }
      }
    }
    let isMet = rule == .all ? met.count == 3 : !met.isEmpty
    return isMet ? .met : .unmet(LaunchRequirement.allCases.filter { !met.contains($0) })
  }
}
