import SwiftUI
import TestSupport
import XCTest

@MainActor
final class UIViewRepresentableTests: XCTestCase {
  private let log = Log<String>()

  func testTheViewIsMadeOnceAndDismantledAtTheEnd() async throws {
    let stage = Stage(Holder(isThere: true, log: log))
    XCTAssertEqual(log.takeAll(), ["make light", "update 0"])
    XCTAssertTrue(stage.controller.view.activate("badge"))
    try await stage.phone.wait(until: { self.log.all == ["update 1"] })
    stage.hide()
    XCTAssertEqual(log.takeAll(), ["update 1"], "a view in no window is still there")
    stage.controller.rootView = Holder(isThere: false, log: log)
    XCTAssertEqual(log.all, ["dismantle 7"])
  }

  func testAControllerLivesWithItsDescription() async throws {
    let stage = Stage(ControllerHolder(isThere: true, log: log), isShown: false)
    stage.controller.loadViewIfNeeded()
    XCTAssertEqual(log.takeAll(), ["make", "update"])
    XCTAssertEqual(stage.controller.children.count, 1)
    stage.show()
    XCTAssertEqual(log.takeAll(), ["will appear", "did appear"])
    XCTAssertNotNil(stage.controller.view.find("logging"))
    stage.hide()
    XCTAssertEqual(log.takeAll(), ["will disappear", "did disappear"])
    stage.show()
    _ = log.takeAll()
    stage.controller.rootView = ControllerHolder(isThere: false, log: log)
    XCTAssertEqual(log.all, ["will disappear", "did disappear", "dismantle"])
    XCTAssertEqual(stage.controller.children.count, 0)
    XCTAssertNil(stage.controller.view.find("logging"))
  }
}

extension UIViewRepresentableTests {
  func testAControllerWithoutAViewOrAnEndShowsNothing() async {
    let stage = Stage(Bare(isThere: true))
    XCTAssertEqual(stage.controller.children.count, 1)
    XCTAssertEqual(stage.controller.view.subviews, [])
    stage.controller.rootView = Bare(isThere: false)
    XCTAssertEqual(stage.controller.children.count, 0)
  }
}

private struct Bare: View {
  let isThere: Bool

  var body: some View { if isThere { Viewless() } }
}

private struct Viewless: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ViewlessController { ViewlessController() }
  func updateUIViewController(_ controller: ViewlessController, context: Context) {}
}

private final class ViewlessController: UIViewController {
  override func loadView() {}
}

private struct Holder: View {
  let isThere: Bool
  let log: Log<String>

  var body: some View { if isThere { Badge(log: log) } }
}

private struct Badge: UIViewRepresentable {
  let log: Log<String>
  @State private var count = 0

  func makeCoordinator() -> Int { 7 }

  func makeUIView(context: Context) -> TappedView {
    log.add("make \(context.environment.colorScheme)")
    return TappedView { count += 1 }
  }

  func updateUIView(_ uiView: TappedView, context: Context) {
    log.add("update \(count)")
    XCTAssertNil(context.transaction.animation)
    uiView.log = log
  }

  static func dismantleUIView(_ uiView: TappedView, coordinator: Int) {
    uiView.log?.add("dismantle \(coordinator)")
  }
}

private final class TappedView: UIView {
  private let action: () -> Void
  var log: Log<String>?

  init(action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    accessibilityIdentifier = "badge"
  }

  required init?(coder: NSCoder) { return nil }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }
}

private struct ControllerHolder: View {
  let isThere: Bool
  let log: Log<String>

  var body: some View { if isThere { Logging(log: log) } }
}

private struct Logging: UIViewControllerRepresentable {
  let log: Log<String>

  func makeUIViewController(context: Context) -> LoggingController {
    log.add("make")
    XCTAssertEqual(context.environment.scenePhase, .active)
    return LoggingController(log: log)
  }

  func updateUIViewController(_ controller: LoggingController, context: Context) {
    log.add("update")
    XCTAssertNil(context.transaction.animation)
  }

  static func dismantleUIViewController(_ controller: LoggingController, coordinator: Void) {
    controller.log.add("dismantle")
  }
}

private final class LoggingController: UIViewController {
  let log: Log<String>

  init(log: Log<String>) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() { view.accessibilityIdentifier = "logging" }
  override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.add("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("did disappear") }
}
