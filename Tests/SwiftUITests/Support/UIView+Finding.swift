import AVKit

extension UIView {
  /// Returns the first view with an identifier: this one or a descendant.
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    for view in subviews {
      if let found = view.find(identifier) { return found }
    }
    return nil
  }

  func text(_ identifier: String) -> String? { (find(identifier) as? UILabel)?.text }

  func activate(_ identifier: String) -> Bool {
    find(identifier)?.accessibilityActivate() ?? false
  }

  /// The capture-event interactions of this view and its descendants.
  var captureInteractions: [AVCaptureEventInteraction] {
    interactions.compactMap { $0 as? AVCaptureEventInteraction }
      + subviews.flatMap(\.captureInteractions)
  }
}
