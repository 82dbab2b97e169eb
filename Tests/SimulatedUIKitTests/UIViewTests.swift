import AVKit
import CameraControlTesting
import XCTest

@MainActor
final class UIViewTests: XCTestCase {
  private final class Moves: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private(set) var heard: [String] = []

    func willMove(to view: UIView?) { heard.append("will \(view?.tag ?? 0)") }

    func didMove(to view: UIView?) {
      self.view = view
      heard.append("did \(view?.tag ?? 0)")
    }
  }

  func testAnInteractionIsOnOneViewAtATime() async {
    let (first, second, moves) = (UIView(), UIView(frame: .zero), Moves())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(moves)
    second.addInteraction(moves)
    first.removeInteraction(moves)
    XCTAssertTrue(first.interactions.isEmpty)
    XCTAssertTrue(moves.view === second)
    second.removeInteraction(moves)
    XCTAssertNil(moves.view)
    XCTAssertEqual(moves.heard, ["will 1", "did 1", "will 2", "did 2", "will 0", "did 0"])
  }

  func testAViewKnowsItsWindowAndItsPlace() async {
    let (window, outer, inner) = (UIWindow(), UIView(), UIView())
    outer.addSubview(inner)
    XCTAssertNil(inner.window)
    window.addSubview(outer)
    XCTAssertTrue(inner.window === window)
    XCTAssertTrue(inner.isDescendant(of: window))
    inner.addSubview(window)
    XCTAssertTrue(inner.subviews.isEmpty, "no view can be inside itself")
    outer.removeFromSuperview()
    XCTAssertNil(inner.window)
  }

  /// EVT21: the frontmost view with an enabled interaction gets the press, and no other.
  func testTheFrontmostViewGetsThePress() async throws {
    let phone = SimulatedPhone()
    var heard: [String] = []
    try phone.asCurrent {
      let session = AVCaptureSession()
      session.addInput(
        try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
      session.startRunning()
      let (window, back, front) = (UIWindow(), UIView(), UIView())
      window.addSubview(front)
      window.insertSubview(back, at: 0)
      back.addInteraction(AVCaptureEventInteraction { _ in heard.append("back") })
      front.addInteraction(AVCaptureEventInteraction { _ in heard.append("front") })
      phone.press(.volumeDown)
      XCTAssertEqual(heard, ["front", "front"])
      window.bringSubviewToFront(back)
      phone.press(.volumeDown)
      XCTAssertEqual(heard.suffix(2), ["back", "back"])
      window.isHidden = true
      phone.press(.volumeDown)
      XCTAssertEqual(heard.count, 4)
    }
  }

  /// EVT08, EVT12: a view with `isHidden` stays in the responder chain, so its presses go on; the press of a
  /// view that leaves its window, or whose window is hidden, is canceled.
  func testAHiddenViewStillReceivesPresses() async throws {
    let causes: [@MainActor (UIWindow, UIView) -> Void] = [
      { _, view in view.isHidden = true }, { _, view in view.removeFromSuperview() },
      { window, _ in window.isHidden = true },
    ]
    for (index, hide) in causes.enumerated() {
      let phone = SimulatedPhone()
      var phases: [AVCaptureEventPhase] = []
      try phone.asCurrent {
        let session = AVCaptureSession()
        session.addInput(
          try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
        session.startRunning()
        let (window, view) = (UIWindow(), UIView())
        window.addSubview(view)
        view.addInteraction(AVCaptureEventInteraction { phases.append($0.phase) })
        phone.down(.volumeDown)
        hide(window, view)
        phone.up(.volumeDown)
        phone.press(.volumeDown)
      }
      XCTAssertEqual(phases, index == 0 ? [.began, .ended, .began, .ended] : [.began, .cancelled])
    }
  }

  func testAWindowThatIsGoneGetsNothing() async throws {
    let phone = SimulatedPhone()
    var heard = 0
    let interaction = phone.asCurrent { AVCaptureEventInteraction { _ in heard += 1 } }
    try phone.asCurrent {
      let session = AVCaptureSession()
      session.addInput(
        try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
      session.startRunning()
      var window: UIWindow? = UIWindow()
      window?.addInteraction(interaction)
      phone.press(.volumeDown)
      XCTAssertEqual(heard, 2)
      window = nil
      phone.press(.volumeDown)
      XCTAssertEqual(heard, 2)
      XCTAssertNil(interaction.view)
    }
  }

  /// EVT32: using the interface off the main thread is found.
  func testTheInterfaceOffTheMainThreadIsFound() async {
    let phone = SimulatedPhone()
    let label = phone.asCurrent { UILabel(frame: .zero) }
    label.text = "on the main thread"
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    // The compiler forbids this in code that it checks; older code gets here unchecked.
    let write = unchecked { label.text = "elsewhere" }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
      write()
      done.signal()
    }
    done.wait()
    XCTAssertEqual(phone.diagnostics.map(\.name), ["interface-off-main-thread"])
    XCTAssertEqual(phone.diagnostics.first?.source, "UILabel")
  }

  /// EVT32: switching off the interaction of a view off the main thread has its effect, and is found.
  func testAnInteractionThatIsSwitchedOffElsewhereIsFound() async {
    let phone = SimulatedPhone()
    let (window, interaction) = phone.asCurrent { (UIWindow(), AVCaptureEventInteraction { _ in }) }
    window.addInteraction(interaction)
    interaction.isEnabled = true
    XCTAssertEqual(phone.diagnostics.map(\.name), [])
    let write = unchecked { interaction.isEnabled = false }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
      write()
      done.signal()
    }
    done.wait()
    XCTAssertFalse(interaction.isEnabled)
    XCTAssertEqual(phone.diagnostics.map(\.name), ["interface-off-main-thread"])
    XCTAssertEqual(phone.diagnostics.first?.source, "AVCaptureEventInteraction")
    XCTAssertEqual(phone.diagnostics.first?.finding, "isEnabled was called off the main thread.")
  }

  /// EVT32: what older code does with the views of a window off the main thread has its effect, too.
  func testViewsInAWindowOffTheMainThreadMoveAndAreFound() async {
    let phone = SimulatedPhone()
    let window = phone.asCurrent { UIWindow(frame: .zero) }
    let (first, second) = phone.asCurrent { (UIView(frame: .zero), UIView(frame: .zero)) }
    let other = phone.asCurrent { UIWindow(frame: .zero) }
    let interaction = phone.asCurrent { AVCaptureEventInteraction { _ in } }
    var seen: [[UIView]] = []
    let use = unchecked {
      window.addSubview(first)
      window.addSubview(second)
      window.bringSubviewToFront(first)
      seen.append(window.subviews)
      second.addInteraction(interaction)
      first.addInteraction(interaction)
      first.removeInteraction(interaction)
      second.removeFromSuperview()
      other.isHidden = true
      other.makeKeyAndVisible()
      seen.append(window.subviews)
    }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
      use()
      done.signal()
    }
    done.wait()
    XCTAssertEqual(seen, [[second, first], [first]])
    XCTAssertNil(interaction.view)
    XCTAssertEqual(Set(phone.diagnostics.map(\.name)), ["interface-off-main-thread"])
  }

  private func unchecked(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    unsafeBitCast(body, to: (@Sendable () -> Void).self)
  }

  func testAControllerHearsOfTheLayoutOnceAndMayMoveItsView() async {
    final class Controller: UIViewController {
      var heard: [String] = []

      override func viewWillLayoutSubviews() { heard.append("will") }

      override func viewDidLayoutSubviews() {
        heard.append("did")
        view.frame = view.superview?.bounds ?? .zero
      }
    }
    let (window, controller) = (UIWindow(frame: .zero), Controller())
    window.rootViewController = controller
    XCTAssertEqual(controller.heard, ["will", "did"])
    controller.view.setNeedsLayout()
    XCTAssertEqual(controller.heard.count, 4)
  }

  func testAViewThatAControllerLetGoIsMadeAgain() async {
    let controller = UIViewController()
    guard let first = controller.view else { return XCTFail("there is no view") }
    XCTAssertTrue(controller.viewIfLoaded === first)
    controller.view = nil
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNotNil(controller.view?.next)
    XCTAssertFalse(controller.view === first)
  }

  func testColorsAreEqualIfTheyLookTheSame() async {
    let view = UIView()
    view.backgroundColor = .black
    XCTAssertEqual(view.backgroundColor, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Set<UIColor>([.white, .white, .clear]).count, 2)
    XCTAssertNotEqual(UIColor.red, .yellow)
  }

  /// EVT21: a window at a higher level is in front, whichever was created first.
  func testAHigherWindowGetsThePress() async throws {
    let phone = SimulatedPhone()
    var heard: [String] = []
    let session = try phone.asCurrent {
      let session = AVCaptureSession()
      session.addInput(
        try AVCaptureDeviceInput(device: try XCTUnwrap(AVCaptureDevice.default(for: .video))))
      session.startRunning()
      return session
    }
    let windows = phone.asCurrent {
      ["alert", "normal"].map { name in
        let window = UIWindow()
        window.windowLevel = name == "alert" ? .alert : .normal
        window.addInteraction(AVCaptureEventInteraction { _ in heard.append(name) })
        return window
      }
    }
    await phone.press(.volumeDown)
    XCTAssertEqual(heard, ["alert", "alert"])
    windows[0].isHidden = true
    await phone.press(.volumeDown)
    XCTAssertEqual(heard.suffix(2), ["normal", "normal"])
    withExtendedLifetime(session) {}
  }

  func testAPreviewIsMadeFromTheLayerClass() async {
    final class Preview: UIView {
      override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    }
    let phone = SimulatedPhone()
    phone.asCurrent {
      let preview = Preview(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let layer = preview.layer as? AVCaptureVideoPreviewLayer
      layer?.session = AVCaptureSession()
      XCTAssertEqual(
        layer?.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 100)),
        CGPoint(x: 0.5, y: 0.5))
    }
  }

  func testALayerClassThatIsNoLayerGivesAnOrdinaryOne() async {
    final class Odd: UIView {
      override class var layerClass: AnyClass { NSObject.self }
    }
    XCTAssertTrue(type(of: Odd(frame: .zero).layer) == CALayer.self)
  }

  func testThereAreNoArchives() async {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    XCTAssertNil(UIView(coder: coder))
    XCTAssertNil(UIWindow(coder: coder))
    XCTAssertNil(UIViewController(coder: coder))
    XCTAssertNil(UIAlertController(coder: coder))
  }

  func testTheInteractionsOfAViewAreReplacedTogether() async {
    let (view, first, second) = (UIView(), Moves(), Moves())
    view.interactions = [first, second]
    XCTAssertTrue(first.view === view && second.view === view)
    view.interactions = [second]
    XCTAssertNil(first.view)
    XCTAssertEqual(view.interactions.count, 1)
    XCTAssertEqual(second.heard, ["will 0", "did 0", "will 0", "did 0", "will 0", "did 0"])
  }

  func testAViewIsNoAdjustableElement() async {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    view.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertFalse(view.accessibilityActivate())
  }

  /// EVT32: so does each property of a view.
  func testEachPropertyOffTheMainThreadIsFound() async {
    let writes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.5 }, { $0.backgroundColor = .red },
      { $0.clipsToBounds = true }, { $0.isOpaque = false },
      { $0.isUserInteractionEnabled = false }, { $0.bounds = .zero }, { $0.frame = .zero },
      { $0.setNeedsLayout() }, { $0.layoutIfNeeded() },
    ]
    for (index, write) in writes.enumerated() {
      let phone = SimulatedPhone()
      let view = phone.asCurrent { UIView(frame: .zero) }
      write(view)
      XCTAssertEqual(phone.diagnostics.map(\.name), [], "\(index)")
      let elsewhere = unchecked { write(view) }
      let done = DispatchSemaphore(value: 0)
      DispatchQueue(label: "elsewhere").async {
        elsewhere()
        done.signal()
      }
      done.wait()
      XCTAssertEqual(
        phone.diagnostics.map(\.name), ["interface-off-main-thread"], "\(index)")
    }
  }

  @MainActor
  func testSubviewsStandInTheirOrder() async {
    let phone = SimulatedPhone()
    phone.asCurrent {
      let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
      for subview in [first, second, third] { view.addSubview(subview) }
      view.sendSubviewToBack(third)
      XCTAssertEqual(view.subviews, [third, first, second])
      view.bringSubviewToFront(first)
      XCTAssertEqual(view.subviews, [third, second, first])
      view.sendSubviewToBack(UIView())
      view.insertSubview(first, at: -1)
      XCTAssertEqual(view.subviews, [first, third, second])
      XCTAssertTrue(first.isDescendant(of: view))
      XCTAssertTrue(first.isDescendant(of: first))
      XCTAssertFalse(view.isDescendant(of: first))
    }
  }

  @MainActor
  func testTheSizeIsThatOfTheLayerAndLaysOut() async {
    let phone = SimulatedPhone()
    phone.asCurrent {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(view.layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      view.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
      XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
      XCTAssertTrue(view.isOpaque && view.isUserInteractionEnabled)
      XCTAssertFalse(view.isHidden || view.clipsToBounds)
      XCTAssertEqual(view.alpha, 1)
    }
  }
}
