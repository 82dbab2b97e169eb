// What the system shows around a view: the simulation only records these modifiers.
extension View {
  #modifiers(
    """
    statusBarHidden(_ hidden: Bool = true); statusBar(hidden: Bool); persistentSystemOverlays(_ visibility: Visibility)
    defersSystemGestures(on edges: Edge.Set); navigationTitle(_ titleKey: LocalizedStringKey)
    @_disfavoredOverload navigationTitle<S: StringProtocol>(_ title: S)
    navigationTitle(_ title: Text); navigationBarTitle(_ titleKey: LocalizedStringKey)
    @_disfavoredOverload navigationBarTitle<S: StringProtocol>(_ title: S)
    navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
    navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic)
    navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    navigationBarHidden(_ hidden: Bool)
    navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    navigationViewStyle<S: NavigationViewStyle>(_ style: S)
    toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    toolbar(removing defaultItemKind: ToolbarDefaultItemKind?)
    toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    toolbarRole(_ role: ToolbarRole); toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
    tabViewStyle<S: TabViewStyle>(_ style: S); indexViewStyle<S: IndexViewStyle>(_ style: S); badge(_ count: Int)
    badge(_ key: LocalizedStringKey?); badge(_ label: Text?); presentationDetents(_ detents: Set<PresentationDetent>)
    presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    presentationDragIndicator(_ visibility: Visibility); presentationBackground<S: ShapeStyle>(_ style: S)
    presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    presentationCornerRadius(_ cornerRadius: CGFloat?)
    presentationContentInteraction(_ behavior: PresentationContentInteraction)
    presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
    presentationSizing(_ sizing: PresentationSizing); interactiveDismissDisabled(_ isDisabled: Bool = true)
    previewDisplayName(_ value: String?); previewLayout(_ value: PreviewLayout)
    previewInterfaceOrientation(_ value: InterfaceOrientation); widgetURL(_ url: URL?)
    widgetLabel(_ labelKey: LocalizedStringKey); widgetLabel<L: View>(@ViewBuilder label: () -> L)
    controlWidgetActionHint(_ hintKey: LocalizedStringKey); controlWidgetActionHint(_ hint: Text)
    controlWidgetStatus(_ statusKey: LocalizedStringKey); controlWidgetStatus(_ status: Text)
    widgetAccentable(_ accentable: Bool = true); invalidatableContent(_ invalidatable: Bool = true)
    help(_ textKey: LocalizedStringKey); @_disfavoredOverload help<S: StringProtocol>(_ text: S)
    keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    keyboardShortcut(_ shortcut: KeyboardShortcut?)
    """)

  // What an assistive technology says and does.
  #modifiers(
    """
    accessibilityLabel(_ labelKey: LocalizedStringKey)
    @_disfavoredOverload accessibilityLabel<S: StringProtocol>(_ label: S)
    accessibilityLabel(_ label: Text); accessibilityValue(_ valueKey: LocalizedStringKey)
    @_disfavoredOverload accessibilityValue<S: StringProtocol>(_ value: S)
    accessibilityValue(_ value: Text); accessibilityHint(_ hintKey: LocalizedStringKey)
    @_disfavoredOverload accessibilityHint<S: StringProtocol>(_ hint: S)
    accessibilityHint(_ hint: Text); accessibilityHidden(_ hidden: Bool)
    accessibilityAddTraits(_ traits: AccessibilityTraits); accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    accessibilitySortPriority(_ sortPriority: Double); accessibility(label: Text); accessibility(value: Text)
    accessibility(hint: Text); accessibility(hidden: Bool); accessibility(addTraits: AccessibilityTraits)
    accessibility(removeTraits: AccessibilityTraits)
    """)
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The characteristics of a view that an assistive technology describes.
@Flags(
  """
  isButton; isHeader; isSelected; isLink; isSearchField; isImage; playsSound
  isStaticText = 256; updatesFrequently = 1024; startsMediaSession = 2048; allowsDirectInteraction = 4096
  isModal = 16384; isToggle = 32768; isTabBar = 65536
  """)
public struct AccessibilityTraits: OptionSet, Sendable {}

/// How an assistive technology treats the elements in a view.
@Described("ignore; contain; combine")
public struct AccessibilityChildBehavior: Hashable, Sendable, CustomStringConvertible {}

/// An item that the system adds to a bar.
@Described("sidebarToggle; title; search")
public struct ToolbarDefaultItemKind: Hashable, Sendable, CustomStringConvertible {}

/// The purpose of a screen, which affects its bar.
@Described("automatic; navigationStack; browser; editor")
public struct ToolbarRole: Sendable, CustomStringConvertible {}

/// How a bar shows its title.
@Described("automatic; large; inlineLarge; inline")
public struct ToolbarTitleDisplayMode: Sendable, CustomStringConvertible {}

/// A height of a sheet.
@Described("medium; large; fraction(_ fraction: CGFloat); height(_ height: CGFloat)")
public struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {}

/// Whether a person can use the views behind a sheet.
@Described("automatic; enabled; disabled; enabled(upThrough detent: PresentationDetent)")
public struct PresentationBackgroundInteraction: Sendable, CustomStringConvertible {}

/// Whether a finger on a sheet first resizes the sheet or scrolls its content.
@Described("automatic; resizes; scrolls")
public struct PresentationContentInteraction: Equatable, Sendable, CustomStringConvertible {}

/// How a phone presents a view if there is little space.
@Described("automatic; none; popover; sheet; fullScreenCover")
public struct PresentationAdaptation: Sendable, CustomStringConvertible {}

/// The size of a presented view.
@Described("automatic; page; form; fitted; .fitted(horizontal: Bool, vertical: Bool)")
public struct PresentationSizing: Sendable, CustomStringConvertible {}

/// Modifier keys, which a person holds while pressing another key.
@Flags("capsLock; shift; control; option; command; numericPad; all = 31")
public struct EventModifiers: OptionSet, Sendable {}

/// A key of a keyboard.
@Described(
  """
  upArrow; downArrow; leftArrow; rightArrow; escape; delete; deleteForward; home; end; pageUp
  pageDown; clear; tab; space; `return`
  """)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a letter.
  public init(_ character: Character) { description = String(character) }

  /// Creates the key of a letter.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// A combination of keys.
@Described("defaultAction; cancelAction")
public struct KeyboardShortcut: Hashable, Sendable, CustomStringConvertible {
  /// Creates a combination.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    description = "\(modifiers.rawValue) \(key.description)"
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a screen.
@Described("portrait; portraitUpsideDown; landscapeLeft; landscapeRight")
public struct InterfaceOrientation: Hashable, Sendable, CustomStringConvertible {}
