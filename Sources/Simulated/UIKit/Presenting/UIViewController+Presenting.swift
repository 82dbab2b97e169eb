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
      let reason = presented == nil ? "is in no window" : "presents another controller already"
      app.phone.report(
        CaptureDiagnostic(
          name: "not-presented",
          finding: "\(type(of: controller)) was to be presented by a controller that \(reason).",
          source: "\(type(of: self))", rule: "EVT35",
          remedy:
            "Present it from viewDidAppear or later, and once what is in front has been dismissed."
        ))
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
    controller.viewIsAppearing(animated)
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
    if controller.coversPresenter {
      viewIsAppearing(animated)
      viewDidAppear(animated)
    }
  }

  private func comeBack(behind controller: UIViewController, animated: Bool) {
    viewWillAppear(animated)
    guard let cover = controller.viewIfLoaded, let around = cover.superview, let view else {
      return
    }
    around.insertSubview(view, at: around.subviews.firstIndex { $0 === cover } ?? 0)
  }
}
