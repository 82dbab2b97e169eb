/// The values that a view passes to the views in it.
///
/// By default, the values are those of an upright phone with unchanged settings. An app finds each
/// value that it adds by its key.
@Kept(
  """
  isEnabled = true; colorScheme = ColorScheme.light; horizontalSizeClass: UserInterfaceSizeClass? = .compact
  verticalSizeClass: UserInterfaceSizeClass? = .regular; displayScale: CGFloat = 3
  layoutDirection = LayoutDirection.leftToRight; dynamicTypeSize = DynamicTypeSize.large
  font: Font? = nil; lineLimit: Int? = nil; controlSize = ControlSize.regular
  symbolVariants = SymbolVariants.none; redactionReasons: RedactionReasons = []
  accessibilityReduceMotion = false; accessibilityReduceTransparency = false; accessibilityVoiceOverEnabled = false
  isFocused = false; isSearching = false
  isSceneCaptured = false; isLuminanceReduced = false; editMode: Binding<EditMode>? = nil
  sizeCategory = ContentSizeCategory.large
  headerProminence = Prominence.standard; defaultMinListRowHeight: CGFloat = 44
  multilineTextAlignment = TextAlignment.leading; truncationMode = Text.TruncationMode.tail
  lineSpacing: CGFloat = 0; imageScale = Image.Scale.medium; isScrollEnabled = true
  accessibilityInvertColors = false; accessibilityDimFlashingLights = false
  accessibilityPlayAnimatedImages = true; accessibilityEnabled = false
  """)
public struct EnvironmentValues {
  /// Whether taps reach the view; see ``View/allowsHitTesting(_:)``.
  var isReachable = true

  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Creates an environment in which every value is the default of its key.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // For an optional value, a missing entry must not count as `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the object of a type, or `nil` if none was provided.
  func object<Object: AnyObject>() -> Object? { objects[ObjectIdentifier(Object.self)] as? Object }

  /// Provides the object of a type, or none.
  mutating func provide<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }

  // Values that depend on the process, and that are read anew each time.
  #kept(
    "let pixelLength: CGFloat = 1 / displayScale; let dismissSearch: DismissAction = DismissAction {}"
  )

  /// The locale; by default, the locale of the process.
  @Entry public var locale: Locale = .current
  /// The calendar; by default, the calendar of the process.
  @Entry public var calendar: Calendar = .current
  /// The time zone; by default, the time zone of the process.
  @Entry public var timeZone: TimeZone = .current
  /// Whether taps on the view have an effect.
  var takesTaps: Bool { isEnabled && isReachable }
}

/// A key for a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The size of texts, in Apple's older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether the size is one of the larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { "\(self)".hasPrefix("accessibility") }
}

/// Light or dark colors.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How much space is available in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the person is editing a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether the person is editing the list.
  public var isEditing: Bool { self != .inactive }
}
