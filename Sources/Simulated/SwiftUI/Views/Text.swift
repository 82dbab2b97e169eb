public import Foundation
import SimulatedUIKit

/// A text.
public struct Text: View {
  let content: String

  /// Creates a text that is translated on a phone; here, it stays as it is.
  public init(_ key: LocalizedStringKey, comment: StaticString? = nil) { content = key.text }

  /// Creates a text that is not translated.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Creates a text that is not translated.
  public init(verbatim content: String) { self.content = content }

  /// Creates a text from a value in a format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    content = format.format(input)
  }
}

extension Text: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let label = renderer.keep { UILabel(frame: .zero) }
    if label.text != content { label.text = content }
    return [label]
  }
}
