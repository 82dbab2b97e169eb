import SwiftUI

/// Returns what the description says about the looks of the first view that it shows.
@MainActor
func look<Content: View>(_ content: Content) -> [String] {
  Stage(content).controller.view.subviews.first?.simulatedLook ?? ["nothing is shown"]
}

/// Returns the lines of text that a description shows, from back to front.
@MainActor
func lines<Content: View>(_ content: Content) -> [String] {
  Stage(content).controller.view.textLines
}

extension UIView {
  /// The lines of text in this view and its descendants.
  var textLines: [String] {
    ((self as? UILabel)?.text).map { [$0] } ?? subviews.flatMap(\.textLines)
  }
}
