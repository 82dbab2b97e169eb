import SwiftUI

extension UIView {
  /// Returns the view with an identifier.
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Returns the text of the label with an identifier.
  func text(_ identifier: String) -> String? {
    let view = find(identifier)
    return (view as? UILabel ?? view?.subviews.lazy.compactMap { $0 as? UILabel }.first)?.text
  }

  /// Returns the label with a text.
  func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
