import AVKit

extension UIView {
  /// The first view with an identifier, this one or below.
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

  /// The interactions with the button on this view and below.
  var captureInteractions: [AVCaptureEventInteraction] {
    interactions.compactMap { $0 as? AVCaptureEventInteraction }
      + subviews.flatMap(\.captureInteractions)
  }
}
