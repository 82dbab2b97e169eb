import CameraControl
import CameraControlTesting
import Dispatch
import Synchronization
import XCTest

final class QueueCheckTests: XCTestCase {
  /// A queue of which the test's thread is a part, which counts what it is asked.
  private final class OwnQueue: CallbackQueue {
    let questions = Atomic<Int>(0)
    let works = Atomic<Int>(0)
    let label = "own"

    var isCurrent: Bool {
      questions.wrappingAdd(1, ordering: .relaxed)
      return true
    }

    func enqueue(_ work: @escaping @Sendable () -> Void) {
      works.wrappingAdd(1, ordering: .relaxed)
      DispatchQueue.global().async(execute: work)
    }
  }

  /// A light press and a slide, in one call.
  private static let samples: [ButtonSample] =
    [(0.0, 0.0), (0.5, 0), (0, 0)].enumerated().map { sample($0, force: $1.0, at: $1.1) }
    + (1...20).map { sample($0 + 5, force: 0, at: Double($0)) }

  private static func sample(_ number: Int, force: Double, at position: Double) -> ButtonSample {
    let instant = PhoneInstant(nanoseconds: Int64(number + 1) * 60_000_000)
    return ButtonSample(instant: instant, force: force, position: position)
  }

  func testAQueueIsAskedOncePerGesture() throws {
    let (phone, queue, recorder) = (SimulatedPhone(), OwnQueue(), Recorder())
    let delegate = Recorder()
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(queue, action: recorder.action("focus"))
    let session = try phone.makeSession([focus], delegate: delegate)
    phone.lightPress()
    phone.slide(by: 0.5)
    XCTAssertGreaterThan(recorder.log.count, 15)
    XCTAssertEqual(queue.questions.load(ordering: .relaxed), 1)
    XCTAssertEqual(queue.works.load(ordering: .relaxed), 0, "the test's thread ran everything")
    withExtendedLifetime((session, delegate)) {}
  }

  func testTheAnswerOfOneQueueIsNotThatOfAnother() throws {
    let (phone, own, recorder) = (SimulatedPhone(), OwnQueue(), Recorder())
    let foreign = DispatchQueue(label: "foreign")
    let onForeign = Atomic<Int>(0)
    let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
    focus.setActionQueue(own, action: recorder.action("focus"))
    let delegate = Delegate {
      if foreign.isCurrent { onForeign.wrappingAdd(1, ordering: .relaxed) }
    }
    let session = try phone.makeSession([focus], delegate: delegate, queue: foreign)
    phone.send(Self.samples)
    XCTAssertEqual(onForeign.load(ordering: .relaxed), 2, "the controls opened in fullscreen")
    XCTAssertGreaterThan(recorder.log.count, 15)
    XCTAssertEqual(own.works.load(ordering: .relaxed), 0, "the test's thread ran every action")
    withExtendedLifetime((session, delegate)) {}
  }

  private final class Delegate: CaptureSessionControlsDelegate {
    private let note: @Sendable () -> Void

    init(_ note: @escaping @Sendable () -> Void) { self.note = note }

    func sessionControlsDidBecomeActive(_ session: CaptureSession) { note() }
    func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) { note() }
    func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) { note() }
    func sessionControlsDidBecomeInactive(_ session: CaptureSession) { note() }
  }
}
