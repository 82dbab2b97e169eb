import CameraControl
import SwiftUI

extension PhoneApp {
  /// The text of a label in the app.
  @MainActor
  func text(_ identifier: String) -> String? {
    (windows.last?.find(identifier) as? UILabel)?.text
  }

  /// Taps something in the app, and returns whether that had an effect.
  @MainActor @discardableResult
  func tap(_ identifier: String) -> Bool {
    windows.last?.find(identifier)?.simulateTap(at: .zero) ?? false
  }
}

extension UIView {
  func find(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.find(identifier) }.first
  }
}
