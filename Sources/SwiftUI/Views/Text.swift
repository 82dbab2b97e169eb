import UIKit

/// A line of text.
public struct Text: View {
  private let content: String

  /// Creates a line of text that is not localized.
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }
}

extension Text: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let label = renderer.keep { UILabel(frame: .zero) }
    if label.text != content { label.text = content }
    return [label]
  }
}
