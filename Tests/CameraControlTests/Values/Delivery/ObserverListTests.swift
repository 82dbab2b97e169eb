import CameraControl
import TestSupport
import XCTest

final class ObserverListTests: XCTestCase {
  /// A stream of a session's notifications ends with the session, so that no consumer waits
  /// forever.
  func testNotificationsEndWithTheSession() async throws {
    var session: CaptureSession? = CaptureSession(in: Phone(mainQueue: .inPlace).launch("Camera"))
    let notifications = try XCTUnwrap(session?.notifications)
    try session?.startRunning()
    try session?.stopRunning()
    session = nil
    var heard: [SessionNotification] = []
    for await notification in notifications { heard.append(notification) }
    XCTAssertEqual(heard, [.didStartRunning, .didStopRunning])
  }

  func testStreamsHearFromTheirBeginningAndEndWithTheList() async {
    var list: ObserverList<Int>? = ObserverList()
    list?.notify(1)
    let first = list?.stream()
    list?.notify(2)
    let second = list?.stream()
    list?.notify(3)
    list = nil
    var heard: [[Int]] = []
    for stream in [first, second] {
      var values: [Int] = []
      if let stream { for await value in stream { values.append(value) } }
      heard.append(values)
    }
    XCTAssertEqual(heard, [[2, 3], [3]])
  }

  func testAStreamThatIsLetGoIsForgotten() {
    let list = ObserverList<Int>()
    do { _ = list.stream() }
    XCTAssertTrue(list.isEmpty)
  }

  func testAnObserverThatIsCancelledByAnotherHearsNothingMore() {
    let list = ObserverList<Int>()
    let log = Log<String>()
    let second = Guarded<ObservationToken?>(nil)
    let first = list.add { value in
      log.add("first \(value)")
      second.withLock { $0.take() }?.cancel()
    }
    second.withLock { $0 = list.add { log.add("second \($0)") } }
    list.notify(1)
    list.notify(2)
    XCTAssertEqual(log.all, ["first 1", "first 2"])
    first.cancel()
    XCTAssertTrue(list.isEmpty)
  }
}
