// The values of a phone that is held upright, with its settings unchanged, until a view sets another.
extension EnvironmentValues {
  /// Whether the view reacts to taps; see ``View/disabled(_:)``.
  @Entry public var isEnabled = true
  /// Whether the colours are light or dark.
  @Entry public var colorScheme = ColorScheme.light
  /// How strong the contrast of colours is.
  @Entry public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The width of the space.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The height of the space.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The number of pixels per point.
  @Entry public var displayScale: CGFloat = 3
  #kept(
    """
    let pixelLength: CGFloat = 1 / displayScale; let supportsMultipleWindows: Bool = false
    let openWindow: OpenWindowAction = OpenWindowAction()
    let dismissWindow: OpenWindowAction = OpenWindowAction()
    let dismissSearch: DismissAction = DismissAction {}
    let openSettings: DismissAction = DismissAction {}
    """)

  /// The locale; that of the process unless it is set.
  @Entry public var locale: Locale = .current
  /// The calendar; that of the process unless it is set.
  @Entry public var calendar: Calendar = .current
  /// The time zone; that of the process unless it is set.
  @Entry public var timeZone: TimeZone = .current
  /// The direction in which the language is written.
  @Entry public var layoutDirection = LayoutDirection.leftToRight
  /// How large a person wants texts to be.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large
  /// The font of texts.
  @Entry public var font: Font? = nil
  /// How many lines texts have.
  @Entry public var lineLimit: Int? = nil
  /// The size of controls.
  @Entry public var controlSize = ControlSize.regular
  /// The form of symbols.
  @Entry public var symbolVariants = SymbolVariants.none
  /// Why content is not shown.
  @Entry public var redactionReasons: RedactionReasons = []
  /// Whether a person wants less movement.
  @Entry public var accessibilityReduceMotion = false
  /// Whether a person wants less that is translucent.
  @Entry public var accessibilityReduceTransparency = false
  /// Whether a person cannot tell some colours apart.
  @Entry public var accessibilityDifferentiateWithoutColor = false
  /// Whether the screen is read aloud.
  @Entry public var accessibilityVoiceOverEnabled = false
  /// Whether there is a form at each button.
  @Entry public var accessibilityShowButtonShapes = false
  /// Whether the view has the keyboard.
  @Entry public var isFocused = false
  /// Whether there is a search.
  @Entry public var isSearching = false
  /// Whether the screen is recorded.
  @Entry public var isSceneCaptured = false
  /// Whether the display is dimmed.
  @Entry public var isLuminanceReduced = false
  /// Whether lists are edited.
  @Entry public var editMode: Binding<EditMode>? = nil
  /// The older form of how large a person wants texts to be.
  @Entry public var sizeCategory = ContentSizeCategory.large
  /// How heavy a person wants texts to be.
  @Entry public var legibilityWeight: LegibilityWeight? = nil
  /// How much headers stand out.
  @Entry public var headerProminence = Prominence.standard
  /// The smallest height of rows.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// How texts of several lines are aligned.
  @Entry public var multilineTextAlignment = TextAlignment.leading
  /// Where texts are cut.
  @Entry public var truncationMode = Text.TruncationMode.tail
  /// The space between lines.
  @Entry public var lineSpacing: CGFloat = 0
  /// The size of symbols.
  @Entry public var imageScale = Image.Scale.medium
  /// Whether content scrolls.
  @Entry public var isScrollEnabled = true
  /// Whether colours are inverted.
  @Entry public var accessibilityInvertColors = false
  /// Whether a person wants no flashing lights.
  @Entry public var accessibilityDimFlashingLights = false
  /// Whether pictures move.
  @Entry public var accessibilityPlayAnimatedImages = true
  /// Whether an assistive technology is on.
  @Entry public var accessibilityEnabled = false
  /// Loads the content of a view anew, which nothing asks for.
  @Entry public var refresh: RefreshAction? = nil
  /// Whether taps reach the view; see ``View/allowsHitTesting(_:)``.
  @Entry var isReachable = true

  /// Whether taps on the view have an effect.
  var takesTaps: Bool { isEnabled && isReachable }
}

/// The older form of how large texts are.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether texts are larger than they can be without an assistive technology.
  public var isAccessibilityCategory: Bool { "\(self)".hasPrefix("accessibility") }
}

/// How heavy texts are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Light or dark colours.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How strong the contrast of colours is.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// How much space there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}

/// Loads the content of a view anew.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens or closes a window, which a phone does not do.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// A property wrapper for a name that views have in common.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {}

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID() }
}

/// A property wrapper for a length that follows the size of texts; it does not change here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}
