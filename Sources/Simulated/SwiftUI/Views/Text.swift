/// A text.
@Kept(
  #"""
  nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) = content = key.text
  @_disfavoredOverload nonisolated init(_ resource: LocalizedStringResource) = content = resource.key
  @_disfavoredOverload nonisolated init<S: StringProtocol>(_ content: S) = self.content = String(content)
  nonisolated init(verbatim content: String) = self.content = content
  nonisolated init(_ attributedContent: AttributedString) = content = String(attributedContent.characters)
  nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String = content = format.format(input)
  nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) = content = formatter.string(for: subject) ?? "\(subject)"
  nonisolated init(_ date: Date, style: DateStyle) = content = style.text(of: date)
  nonisolated init(_ dates: ClosedRange<Date>) = content = (dates.lowerBound..<dates.upperBound).formatted()
  nonisolated init(_ image: Image) = content = image.name
  """#)
public struct Text: View, Equatable, ShownView, LookText {
  let content: String
  private var looks: [String] = []

  /// Creates a text for a length of time; the time doesn't run.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    content = Duration.seconds(countsDown ? length : 0).formatted(
      .time(pattern: showsHours ? .hourMinuteSecond : .minuteSecond))
  }

  /// Returns both texts, one after the other.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: lhs.content + rhs.content)
    text.looks = lhs.looks + rhs.looks
    return text
  }

  private nonisolated func looked(
    _ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]
  ) -> Text {
    var text = self
    text.looks.append(SimulatedSwiftUI.lookText(name, arguments))
    return text
  }

  #modifiers(
    "Self",
    """
    font(_ font: Font?); fontWeight(_ weight: Font.Weight?); fontWidth(_ width: Font.Width?)
    fontDesign(_ design: Font.Design?); bold(); bold(_ isActive: Bool); italic()
    italic(_ isActive: Bool); foregroundColor(_ color: Color?); monospaced(_ isActive: Bool = true)
    foregroundStyle<S: ShapeStyle>(_ style: S); monospacedDigit(); kerning(_ kerning: CGFloat)
    tracking(_ tracking: CGFloat); baselineOffset(_ baselineOffset: CGFloat)
    underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    """)

  /// The style of a line that underlines or strikes through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line, such as dots.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }

  /// Where a phone cuts a text that is too long.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// Whether a phone changes letters to uppercase or lowercase.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The size of letters.
  @Described("`default`; secondary")
  public struct Scale: Hashable, Sendable, CustomStringConvertible {}

  /// The format of a date.
  @Described("date; time; relative; offset; timer")
  public struct DateStyle: Hashable, Sendable {
    func text(of date: Date) -> String {
      switch self {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      default:
        Duration.seconds(abs(date.timeIntervalSinceNow)).formatted(.time(pattern: .minuteSecond))
      }
    }
  }

  nonisolated var lookText: String { content }

  func show(in renderer: Renderer) -> [UIView] {
    let label = renderer.keep { UILabel(frame: .zero) }
    if label.text != content { label.text = content }
    if !looks.isEmpty { renderer.decorate(label) { $0.look += looks } }
    return [label]
  }
}

/// A text that a phone translates; the simulation doesn't translate.
@Kept(
  """
  init(_ value: String) = text = value; init(stringLiteral value: String) = text = value
  init(stringInterpolation: StringInterpolation) = text = stringInterpolation.text
  """)
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation, LookText {
  let text: String

  var lookText: String { text }

  /// The parts of a literal with values.
  @Kept(
    #"""
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String) = text += literal
    mutating func appendInterpolation<Value>(_ value: Value) = text += "\(value)"
    mutating func appendInterpolation(_ text: Text) = self.text += text.content
    mutating func appendInterpolation(_ image: Image) = text += image.name
    mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) = text += style.text(of: date)
    mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) = text += String(format: specifier, value)
    mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format) where Format.FormatOutput == String = text += format.format(input)
    """#)
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
  }
}
