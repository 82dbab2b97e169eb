import Combine
import SwiftUI
import TestSupport
import XCTest

@MainActor
final class OnReceiveTests: XCTestCase {
  private let log = Log<String>()

  func testValuesComeWhileTheViewIsShown() async {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(Listening(source: subject, name: "a", log: log), isShown: false)
    stage.controller.loadViewIfNeeded()
    subject.send(1)
    stage.show()
    subject.send(2)
    stage.controller.rootView = Listening(source: subject, name: "b", log: log)
    subject.send(3)
    stage.hide()
    subject.send(4)
    XCTAssertEqual(log.all, ["a 2", "b 3"])
  }

  func testAnEqualPublisherKeepsTheSubscription() async {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let stage = Stage(Listening(source: one, name: "a", log: log))
    stage.controller.rootView = Listening(source: one, name: "a", log: log)
    XCTAssertEqual(log.takeAll(), ["a 1"], "the first value came once")
    stage.controller.rootView = Listening(source: two, name: "a", log: log)
    XCTAssertEqual(log.takeAll(), ["a 2"])
    one.send(5)
    XCTAssertEqual(log.all, [])
  }

  func testANotificationThatIsMadeAnewEachTimeIsTheSame() async {
    let (center, name) = (NotificationCenter(), Notification.Name("event"))
    let stage = Stage(Noticing(center: center, name: name, log: log))
    stage.controller.rootView = Noticing(center: center, name: name, log: log)
    center.post(name: name, object: nil)
    XCTAssertEqual(log.takeAll(), ["event"])
    stage.controller.rootView = Noticing(
      center: center, name: Notification.Name("other"), log: log)
    center.post(name: name, object: nil)
    XCTAssertEqual(log.takeAll(), [])
    center.post(name: Notification.Name("other"), object: nil)
    XCTAssertEqual(log.takeAll(), ["other"])
  }

  func testAPublishedPropertyOfAnotherObjectIsAnother() async {
    let (one, two) = (Box(1), Box(2))
    let stage = Stage(Following(box: one, log: log))
    stage.controller.rootView = Following(box: one, log: log)
    stage.controller.rootView = Following(box: two, log: log)
    XCTAssertEqual(log.all, ["1", "2"])
  }
}

private final class Box: ObservableObject {
  @Published var value: Int

  init(_ value: Int) { self.value = value }
}

private struct Listening<Source: Publisher>: View
where Source.Output == Int, Source.Failure == Never {
  let source: Source
  let name: String
  let log: Log<String>

  var body: some View { Text("x").onReceive(source) { log.add("\(name) \($0)") } }
}

private struct Noticing: View {
  let center: NotificationCenter
  let name: Notification.Name
  let log: Log<String>

  var body: some View {
    Text("x").onReceive(center.publisher(for: name)) { log.add($0.name.rawValue) }
  }
}

private struct Following: View {
  let box: Box
  let log: Log<String>

  var body: some View { Text("x").onReceive(box.$value) { log.add("\($0)") } }
}
