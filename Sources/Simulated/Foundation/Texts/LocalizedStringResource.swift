/// A text that a phone translates when it shows the text; the simulation doesn't translate.
///
/// On a phone the type is in Foundation, which lacks it on Linux.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The text, which is its own key.
  public var key: String

  /// The name of the table with the translations, or `nil` for the usual one.
  public var table: String?

  /// The language into which a phone translates the text; the simulation doesn't translate.
  public var locale: Locale

  /// Creates a text.
  public init(
    _ key: String, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { (self.key, self.table, self.locale) = (key, table, locale) }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a text from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

/// A value with a text that a phone translates when it shows the text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A text that is translated.
  public typealias LocalizationValue = LocalizedStringResource

  /// Creates a string from a text, without translating it.
  public init(localized resource: LocalizedStringResource) { self = resource.key }

  /// Creates a string from a text in a table of translations, without translating it.
  @_disfavoredOverload
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.key }

  /// Creates a string from a key, with a default value in place of a translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.key }
}

/// A picture in an app's asset catalog, with a constant in the generated code.
@Kept("init(name: String, bundle: Bundle = .main) = self.name = name")
public struct ImageResource: Hashable, Sendable {
  package let name: String
}
