import CameraControl

extension UIViewController {
  /// The controller that this one is in, or itself if it is in none.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Shows a controller in front of this one, and returns whether that was possible.
  func show(_ controller: UIViewController, animated: Bool) -> Bool {
    checkThread()
    guard let window = viewIfLoaded?.window, presented == nil, controller !== self,
      let shown = controller.view
    else {
      app.phone.report(.notPresented(controller, by: self))
      return false
    }
    (presented, controller.presenter) = (controller, self)
    controller.isBeingPresented = true
    if controller.coversPresenter { viewWillDisappear(animated) }
    controller.viewWillAppear(animated)
    shown.frame = window.bounds
    window.addSubview(shown)
    if controller.coversPresenter {
      viewIfLoaded?.removeFromSuperview()
      viewDidDisappear(animated)
    }
    controller.viewDidAppear(animated)
    controller.isBeingPresented = false
    return true
  }

  /// Ends the presentation of the controller in front of this one, and of those in front of it.
  func hidePresented(animated: Bool) {
    checkThread()
    guard let controller = presented else { return }
    controller.hidePresented(animated: animated)
    controller.isBeingDismissed = true
    controller.viewWillDisappear(animated)
    if controller.coversPresenter { comeBack(behind: controller, animated: animated) }
    controller.viewIfLoaded?.removeFromSuperview()
    (presented, controller.presenter) = (nil, nil)
    controller.viewDidDisappear(animated)
    controller.isBeingDismissed = false
    if controller.coversPresenter { viewDidAppear(animated) }
  }

  private func comeBack(behind controller: UIViewController, animated: Bool) {
    viewWillAppear(animated)
    guard let cover = controller.viewIfLoaded, let around = cover.superview, let view else {
      return
    }
    around.insertSubview(view, at: around.subviews.firstIndex { $0 === cover } ?? 0)
  }
}

/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it; what is behind disappears.
  case fullScreen = 0
  /// A sheet, in front of what stays visible.
  case pageSheet = 1
  /// A smaller sheet.
  case formSheet = 2
  /// As much as the presenting controller takes; what is behind disappears.
  case currentContext = 3
  /// As the controller wants, in front of what stays visible.
  case custom = 4
  /// All of it; what is behind stays visible.
  case overFullScreen = 5
  /// As much as the presenting controller takes; what is behind stays visible.
  case overCurrentContext = 6
  /// A bubble at a view.
  case popover = 7
  /// None: the system chooses.
  case none = -1
  /// A sheet, except for a camera of the system, which takes all of the screen.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical = 0
  /// It is on the back of the other one.
  case flipHorizontal = 1
  /// It becomes visible gradually.
  case crossDissolve = 2
  /// The other one is turned up like a page.
  case partialCurl = 3
}

extension CaptureDiagnostic {
  @MainActor
  fileprivate static func notPresented(
    _ controller: UIViewController, by presenter: UIViewController
  ) -> CaptureDiagnostic {
    let reason =
      presenter.presented == nil ? "is in no window" : "presents another controller already"
    return CaptureDiagnostic(
      name: "not-presented",
      finding: "\(type(of: controller)) was to be presented by a controller that \(reason).",
      source: "\(type(of: presenter))", rule: "EVT35",
      remedy:
        "Present it from viewDidAppear or later, and once what is in front has been dismissed.")
  }
}
