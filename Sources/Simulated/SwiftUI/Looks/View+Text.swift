public import Foundation

// Nothing is drawn: these are kept as they were given.
extension View {
  /// Sets the font.
  public func font(_ font: Font?) -> some View { looked("font", ["": font]) }

  /// Sets how bold the letters are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    looked("fontWeight", ["": weight])
  }

  /// Sets the kind of letters.
  public func fontDesign(_ design: Font.Design?) -> some View {
    looked("fontDesign", ["": design])
  }

  /// Makes the letters bold.
  public func bold(_ isActive: Bool = true) -> some View {
    looked("bold", ["": isActive ? nil : isActive])
  }

  /// Makes the letters italic.
  public func italic(_ isActive: Bool = true) -> some View {
    looked("italic", ["": isActive ? nil : isActive])
  }

  /// Makes the letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    looked("monospaced", ["": isActive ? nil : isActive])
  }

  /// Makes the digits equally wide.
  public func monospacedDigit() -> some View { looked("monospacedDigit") }

  /// Limits the number of lines.
  public func lineLimit(_ number: Int?) -> some View { looked("lineLimit", ["": number]) }

  /// Says where lines begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    looked("multilineTextAlignment", ["": alignment])
  }

  /// Says how much smaller the letters may become.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    looked("minimumScaleFactor", ["": factor])
  }

  /// Sets the size of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { looked("imageScale", ["": scale]) }

  /// Sets how symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    looked("symbolRenderingMode", ["": mode])
  }

  /// Says how texts and symbols change.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    looked("contentTransition", ["": transition])
  }
}

/// How symbols are coloured.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one colour.
  case monochrome
  /// In the symbol's colours.
  case multicolor
  /// In shades of one colour.
  case hierarchical
  /// In several colours.
  case palette
}

/// How texts and symbols change.
public struct ContentTransition: Hashable, Sendable, CustomStringConvertible {
  /// The text of the transition.
  public let description: String

  /// At once.
  public static let identity = ContentTransition(description: "identity")
  /// By their opacity.
  public static let opacity = ContentTransition(description: "opacity")
  /// By the forms of letters.
  public static let interpolate = ContentTransition(description: "interpolate")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(
      description: lookText("numericText", ["countsDown": countsDown ? true : nil]))
  }
}
