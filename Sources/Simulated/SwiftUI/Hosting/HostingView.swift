/// The view of a hosting controller, which tells when it enters or leaves a window.
final class HostingView: UIView {
  var onWindow: (UIWindow?) -> Void = { _ in }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow(window)
  }
}
