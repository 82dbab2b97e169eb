public import Foundation

/// A typeface, size and weight; nothing is ever drawn with it.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The text of the font.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Returns the system's font of a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(lookText("system", ["size": size, "weight": weight, "design": design]))
  }

  /// Returns the system's font for a style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(lookText("system", ["": style, "design": design, "weight": weight]))
  }

  /// Returns a font with a name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(lookText("custom", ["": name, "size": size]))
  }

  /// Returns the font in bold.
  public func bold() -> Font { Font("\(self).bold()") }

  /// Returns the font in italics.
  public func italic() -> Font { Font("\(self).italic()") }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { Font("\(self).monospaced()") }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { Font("\(self).monospacedDigit()") }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { Font("\(self).weight(\(weight))") }

  /// A style of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// A still smaller title.
    case title3
    /// A heading.
    case headline
    /// A lower heading.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// How bold letters are.
  public enum Weight: Hashable, Sendable {
    /// Hardly visible.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// The usual weight.
    case regular
    /// A little bold.
    case medium
    /// Rather bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// As bold as possible.
    case black
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Rounded letters.
    case rounded
    /// Letters of equal width.
    case monospaced
  }
}

extension Font {
  /// A large title.
  public static let largeTitle = Font("largeTitle")
  /// A title.
  public static let title = Font("title")
  /// A smaller title.
  public static let title2 = Font("title2")
  /// A still smaller title.
  public static let title3 = Font("title3")
  /// A heading.
  public static let headline = Font("headline")
  /// A lower heading.
  public static let subheadline = Font("subheadline")
  /// Running text.
  public static let body = Font("body")
  /// A remark.
  public static let callout = Font("callout")
  /// A footnote.
  public static let footnote = Font("footnote")
  /// A caption.
  public static let caption = Font("caption")
  /// A smaller caption.
  public static let caption2 = Font("caption2")
}
