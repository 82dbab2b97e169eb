// The simulation draws no texts: it only records these modifiers.
extension View {
  #modifiers(
    """
    font(_ font: Font?); fontWeight(_ weight: Font.Weight?); fontWidth(_ width: Font.Width?)
    fontDesign(_ design: Font.Design?); bold(_ isActive: Bool = true); italic(_ isActive: Bool = true)
    underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    monospaced(_ isActive: Bool = true); monospacedDigit(); kerning(_ kerning: CGFloat); tracking(_ tracking: CGFloat)
    baselineOffset(_ baselineOffset: CGFloat); lineLimit(_ number: Int?); lineLimit(_ limit: ClosedRange<Int>)
    lineLimit(_ limit: PartialRangeFrom<Int>); lineLimit(_ limit: PartialRangeThrough<Int>)
    lineLimit(_ limit: Int, reservesSpace: Bool); lineSpacing(_ lineSpacing: CGFloat)
    multilineTextAlignment(_ alignment: TextAlignment); minimumScaleFactor(_ factor: CGFloat)
    truncationMode(_ mode: Text.TruncationMode); textCase(_ textCase: Text.Case?)
    textSelection(_ selectability: TextSelectability); dynamicTypeSize(_ size: DynamicTypeSize)
    dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>); dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>)
    dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)
    imageScale(_ scale: Image.Scale); symbolRenderingMode(_ mode: SymbolRenderingMode?)
    """)

  // How texts are entered.
  #modifiers(
    """
    textFieldStyle<S: TextFieldStyle>(_ style: S); keyboardType(_ type: UIKeyboardType)
    textContentType(_ textContentType: UITextContentType?)
    textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    autocapitalization(_ style: UITextAutocapitalizationType); autocorrectionDisabled(_ disable: Bool = true)
    disableAutocorrection(_ disable: Bool?); submitLabel(_ submitLabel: SubmitLabel)
    """)
}

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Whether a person can select a text.
@Described("enabled; disabled")
public struct TextSelectability: Sendable, CustomStringConvertible {}

/// The text size that a person prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  /// Whether the size is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How symbols are colored.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, multicolor, hierarchical, palette
}

/// Which letters of an entered text are capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// The label of the key that submits a text.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The position of a search field.
@Described(
  """
  automatic; toolbar; sidebar; navigationBarDrawer; content
  navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
  """)
public struct SearchFieldPlacement: Hashable, Sendable, CustomStringConvertible {
  /// Whether the field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}
