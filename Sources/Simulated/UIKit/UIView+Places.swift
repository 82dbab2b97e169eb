extension UIView {
  #kept(
    """
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint = layer.convert(point, to: view?.layer)
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint = layer.convert(point, from: view?.layer)
    func convert(_ rect: CGRect, to view: UIView?) -> CGRect = CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    func convert(_ rect: CGRect, from view: UIView?) -> CGRect = CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    """)

  /// Returns the frontmost view at a point that takes touches, or `nil` if there is none.
  func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Inserts a view behind a subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    guard let index = subviews.firstIndex(where: { $0 === siblingSubview }) else { return }
    insertSubview(view, at: index)
  }

  /// Inserts a view in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.removeFromSuperview()
    guard let index = subviews.firstIndex(where: { $0 === siblingSubview }) else { return }
    insertSubview(view, at: index + 1)
  }
}
