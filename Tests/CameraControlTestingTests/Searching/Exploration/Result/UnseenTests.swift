import CameraControl
import CameraControlTesting
import Foundation
import Synchronization
import XCTest

/// Tests that a result without failures names what the exploration has not seen.
final class UnseenTests: XCTestCase {
  /// An app with a slider, a picker of two, and sessions that stop for some reasons.
  private final class ReasonApp {
    let focus: CaptureSlider
    private let session: CaptureSession
    private let recorder = Recorder()
    private let observation: ObservationToken
    private let interruptions = Interruptions()

    /// The app's knowledge, and how often it was interrupted.
    private final class Interruptions: Sendable {
      let state = Mutex((isInterrupted: false, count: 0))
    }

    var stops: Int { interruptions.state.withLock { $0.count } }

    /// Whether the app knows what has become of its session.
    var isRight: Bool { interruptions.state.withLock { $0.isInterrupted } == session.isInterrupted }

    init(on phone: SimulatedPhone, ignoring ignored: InterruptionReason? = nil) throws {
      focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace) { _ in }
      let mode = try CaptureIndexPicker(
        "Mode", symbolName: "circle", localizedIndexTitles: ["One", "Two"])
      mode.setActionQueue(.inPlace) { _ in }
      session = try phone.makeSession([focus, mode], delegate: recorder)
      observation = session.observe { [interruptions] notification in
        interruptions.state.withLock { state in
          if case .wasInterrupted(let reason) = notification, reason != ignored {
            state = (true, state.count + 1)
          } else if notification == .interruptionEnded {
            state.isInterrupted = false
          }
        }
      }
    }
  }

  private func exploration(
    ignoring reason: InterruptionReason? = nil
  ) -> Exploration<ReasonApp> {
    Exploration { phone in try ReasonApp(on: phone, ignoring: reason) }
      .stateKey { min($0.stops, 2) }
  }

  func testPossiblePairsThatWereNotTakenAreToldFromImpossibleOnes() throws {
    let result = try exploration().steps(.down(.volumeUp), .up(.volumeUp), .lightPress)
      .run(.scripts([.down(.volumeUp)]), .exhaustive(depth: 1))
    let state = "overlay: hidden, button: nothing, session: running"
    XCTAssertEqual(result.unseen.pairs, [:])
    XCTAssertEqual(result.unseen.impossible, [state: ["up volume-up"]])
    XCTAssertEqual(result.unseen.states.count + 1, 48)
    let one = try exploration().steps(.down(.volumeUp), .up(.volumeUp), .lightPress, .leaveApp)
      .run(.random(scripts: 1, length: 1, seed: 1))
    XCTAssertEqual(Array(one.unseen.pairs.keys), [state])
    XCTAssertEqual(one.unseen.pairs[state]?.count, 2)
    XCTAssertEqual(one.unseen.pairCount, 2)
    XCTAssertEqual(one.unseen.impossible, [state: ["up volume-up"]])
    XCTAssertEqual(one.coverage.pairCount, 1)
    let line = "never taken although possible: 2 pairs of a state and a step; never possible: 1"
    XCTAssertTrue("\(one)".contains(line), "\(one)")
  }

  func testQuartersOfAControlThatWereNeverVisitedAreNamed() throws {
    let exploration = exploration().steps(.lightSlide(.fraction(0.3)))
    let result = try exploration.run(.exhaustive(depth: 1))
    XCTAssertEqual(result.unseen.quarters, ["Focus": [3, 4]])
    XCTAssertEqual(result.unseen.values, ["Mode": [1]])
    let line = "never had a value: “Mode” at index 1; “Focus” in quarter 3, 4\n"
    XCTAssertTrue("\(result)".contains(line), "\(result)")
  }

  func testStateKeysAreCountedAndTheRarestAreNamed() throws {
    let result = try exploration().steps(.leaveApp, .returnToApp, .press(.volumeUp))
      .run(.random(scripts: 60, length: 6, seed: 2))
    XCTAssertEqual(result.unseen.stateKeyCount, 3)
    XCTAssertEqual(Set(result.unseen.rarestStateKeys.keys), ["0", "1", "2"])
    let rarest = try XCTUnwrap(result.unseen.rarestStateKeys.min { $0.value < $1.value })
    let line = "state keys: 3; “\(rarest.key)” \(rarest.value)×; "
    XCTAssertTrue("\(result)".contains(line), "\(result)")
    let none = try Exploration { phone in try CountingApp(on: phone) }.steps(.leaveApp)
      .run(.exhaustive(depth: 1))
    XCTAssertEqual(none.unseen.stateKeyCount, 0)
    XCTAssertTrue("\(none)".contains("state keys: none"), "\(none)")
  }

  func testWhatTheStepsLackIsNamed() throws {
    let lacks = try exploration().steps(.lightPress, .interrupt(.audioDeviceInUseByAnotherClient))
      .run(.exhaustive(depth: 1)).unseen.lacks
    XCTAssertEqual(
      lacks.count { $0.hasPrefix("interrupt ") }, InterruptionReason.allCases.count - 1)
    let steps = [
      "lock", "unlock", "authenticate", "side-button", "press volume-up", "press volume-down",
      "press action", "press air-pods-stem",
    ]
    XCTAssertEqual(Array(lacks.suffix(steps.count)), steps)
    XCTAssertTrue(lacks.contains("set focus-lock"))
    XCTAssertFalse(lacks.contains("press camera-control"))
  }

  /// What shards have seen together is what one run has seen.
  func testShardsTogetherHaveSeenWhatOneHas() throws {
    let parts: [ExplorationPart] = [
      .exhaustive(depth: 2), .random(scripts: 30, length: 8, seed: 4),
    ]
    let exploration = exploration().steps(.abstract)
    let one = try exploration.run(parts)
    var all = try exploration.run(parts, shard: 3, of: 3)
    for shard in 1...2 { all = try all.merged(with: exploration.run(parts, shard: shard, of: 3)) }
    XCTAssertEqual(all.unseen, one.unseen)
    XCTAssertEqual(all, one)
    let data = try JSONEncoder().encode(one)
    XCTAssertEqual(try JSONDecoder().decode(ExplorationResult.self, from: data).unseen, one.unseen)
    XCTAssertGreaterThan(one.unseen.pairCount, 0)
  }

  /// The app hears nothing of one reason; these steps have all of them.
  func testACameraThatIgnoresAReasonIsFound() throws {
    for reason in InterruptionReason.allCases {
      let result = try exploration(ignoring: reason).steps(.everything)
        .always("the app hears of each interruption") { $1.isRight }
        .without(.noFinding).stop(afterFailures: 1).run(.random(scripts: 300, length: 20, seed: 1))
      XCTAssertEqual(result.failures.count, 1, "\(reason)")
    }
  }
}
