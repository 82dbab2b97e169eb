import AVKit

extension UIView {
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }
}

extension UIView {
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
