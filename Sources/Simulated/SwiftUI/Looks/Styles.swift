/// A system style, which its name identifies.
@Described("")
public struct SystemStyle: Hashable, Sendable, CustomStringConvertible {}

// MARK: - Styles that only look

extension View {
  #modifiers(
    """
    formStyle<S: FormStyle>(_ style: S); pickerStyle<S: PickerStyle>(_ style: S); listStyle<S: ListStyle>(_ style: S); gaugeStyle<S: GaugeStyle>(_ style: S)
    menuIndicator(_ visibility: Visibility); buttonBorderShape(_ shape: ButtonBorderShape)
    controlSize(_ controlSize: ControlSize); labelsHidden(); labelsVisibility(_ visibility: Visibility)
    labelIconToTitleSpacing(_ spacing: CGFloat)
    """)
}

/// A style of forms.
public protocol FormStyle {}
/// A style of text fields.
public protocol TextFieldStyle {}
/// A style of pickers.
public protocol PickerStyle {}
/// A style of lists.
public protocol ListStyle {}
/// A style of gauges.
public protocol GaugeStyle {}
/// A style of tab views.
public protocol TabViewStyle {}
/// A style of the dots below pages.
public protocol IndexViewStyle {}
/// A style of navigation, in Apple's older API.
public protocol NavigationViewStyle {}

extension SystemStyle: FormStyle, TextFieldStyle, PickerStyle, ListStyle, GaugeStyle,
  TabViewStyle, IndexViewStyle, NavigationViewStyle, ScrollTargetBehavior
{}

extension FormStyle where Self == SystemStyle { #styles("automatic; columns; grouped") }

extension TextFieldStyle where Self == SystemStyle { #styles("automatic; plain; roundedBorder") }

extension PickerStyle where Self == SystemStyle {
  #styles("automatic; menu; segmented; wheel; inline; palette; navigationLink")
}

extension ListStyle where Self == SystemStyle {
  #styles("automatic; plain; grouped; inset; insetGrouped; sidebar")
}

extension GaugeStyle where Self == SystemStyle {
  #styles(
    "automatic; linearCapacity; accessoryCircular; accessoryCircularCapacity; accessoryLinear; accessoryLinearCapacity"
  )
}

extension TabViewStyle where Self == SystemStyle {
  #styles(
    "automatic; page; sidebarAdaptable; tabBarOnly; page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)"
  )
}

extension IndexViewStyle where Self == SystemStyle {
  #styles("page; page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)")
}

extension NavigationViewStyle where Self == SystemStyle { #styles("automatic; stack; columns") }

// MARK: - Styles by the older names

/// A style of text fields with a frame.
@Kept("init()") public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
/// A style of pickers with all values side by side.
@Kept("init()") public struct SegmentedPickerStyle: PickerStyle {}
/// A style of pickers with a menu.
@Kept("init()") public struct MenuPickerStyle: PickerStyle {}
/// A style of lists without decoration.
@Kept("init()") public struct PlainListStyle: ListStyle {}
/// A style of lists with groups in a frame.
@Kept("init()") public struct InsetGroupedListStyle: ListStyle {}
/// A style of tab views with a page for each screen.
@Kept("init(indexDisplayMode: IndexDisplayMode = .automatic)")
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots for the pages.
  @Described("automatic; always; never")
  public struct IndexDisplayMode: Hashable, Sendable, CustomStringConvertible {}
}
/// A style of the dots below pages.
@Kept("init(backgroundDisplayMode: BackgroundDisplayMode = .automatic)")
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a background behind the dots.
  @Described("automatic; interactive; always; never")
  public struct BackgroundDisplayMode: Hashable, Sendable, CustomStringConvertible {}
}

// MARK: - What controls look like

/// The shape of a button.
@Described("automatic; capsule; circle; roundedRectangle; roundedRectangle(radius: CGFloat)")
public struct ButtonBorderShape: Hashable, Sendable, CustomStringConvertible {}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
