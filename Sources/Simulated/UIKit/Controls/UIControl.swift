import CameraControl

// Linux has no selectors, so a control performs a `UIAction`.

/// A view that acts when a person uses it.
@Kept(
  """
  isEnabled = true; isSelected = false; isHighlighted = false; let isTracking: Bool = false; let isTouchInside: Bool = false
  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool = true; func endTracking(_ touch: UITouch?, with event: UIEvent?)
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool = true; func cancelTracking(with event: UIEvent?)
  contentHorizontalAlignment = ContentHorizontalAlignment.center; contentVerticalAlignment = ContentVerticalAlignment.center
  func addAction(_ action: UIAction, for controlEvents: Event) = actions.append((action, controlEvents))
  """)
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Performs the actions for events; a test calls this in place of a finger.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      AmbientPhone.withApp(app) { action.performWithSender(self, target: nil) }
    }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !actions.isEmpty else { return super.accessibilityActivate() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  /// The events of a control, such as a tap.
  @Flags(
    """
    touchDown; touchDownRepeat; touchDragInside; touchDragOutside; touchDragEnter; touchDragExit
    touchUpInside; touchUpOutside; touchCancel; valueChanged = 1 << 12
    primaryActionTriggered = 1 << 13; editingChanged = 1 << 17
    """)
  public struct Event: OptionSet, Sendable {}

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The state of a control.
  @Flags("highlighted; disabled; selected; focused; normal = 0")
  public struct State: OptionSet, Hashable, Sendable {}
}

/// A button.
@Kept(
  """
  tintAdjustmentMode = 0; configuration: Configuration? = nil; convenience init(type: ButtonType) = self.init(frame: .zero)
  menu: UIMenu? = nil; showsMenuAsPrimaryAction = false; changesSelectionAsPrimaryAction = false; adjustsImageWhenHighlighted = true
  contentEdgeInsets = UIEdgeInsets.zero; imageEdgeInsets = UIEdgeInsets.zero; titleEdgeInsets = UIEdgeInsets.zero
  configurationUpdateHandler: ((UIButton) -> Void)? = nil; func setNeedsUpdateConfiguration() = configurationUpdateHandler?(self)
  func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State)
  func setTitleColor(_ color: UIColor?, for state: State)
  func setAttributedTitle(_ title: NSAttributedString?, for state: State)
  func setBackgroundImage(_ image: UIImage?, for state: State)
  func setTitle(_ title: String?, for state: State) = titles[state] = title
  func title(for state: State) -> String? = titles[state] ?? titles[.normal]
  func setImage(_ image: UIImage?, for state: State) = images[state] = image
  func image(for state: State) -> UIImage? = images[state] ?? images[.normal]
  """)
open class UIButton: UIControl {
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  /// The title.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The picture.
  public let imageView: UIImageView? = UIImageView(image: nil)

  /// Creates a button with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a button with a configuration and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The look of a button; the simulation only stores it.
  @Kept(
    """
    title: String? = nil; subtitle: String? = nil; attributedTitle: AttributedString? = nil
    image: UIImage? = nil; imagePadding: CGFloat = 0; titlePadding: CGFloat = 0
    preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? = nil
    baseForegroundColor: UIColor? = nil; baseBackgroundColor: UIColor? = nil
    cornerStyle = CornerStyle.dynamic; buttonSize = Size.medium; showsActivityIndicator = false
    contentInsets = NSDirectionalEdgeInsets.zero
    static func plain() -> Self = Self(); static func gray() -> Self = Self()
    static func tinted() -> Self = Self(); static func filled() -> Self = Self()
    static func borderless() -> Self = Self(); static func bordered() -> Self = Self()
    static func borderedTinted() -> Self = Self(); static func borderedProminent() -> Self = Self()
    """)
  public struct Configuration {
    /// The roundness of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
  }
}

/// A switch.
@Kept(
  "isOn = false; onTintColor: UIColor? = nil; func setOn(_ on: Bool, animated: Bool) = isOn = on")
open class UISwitch: UIControl {}

/// A slider.
@Kept(
  """
  value: Float = 0; minimumValue: Float = 0; maximumValue: Float = 1; isContinuous = true
  func setValue(_ value: Float, animated: Bool) = self.value = value
  minimumTrackTintColor: UIColor? = nil; maximumTrackTintColor: UIColor? = nil; thumbTintColor: UIColor? = nil
  minimumValueImage: UIImage? = nil; maximumValueImage: UIImage? = nil
  func setThumbImage(_ image: UIImage?, for state: State); func setMinimumTrackImage(_ image: UIImage?, for state: State)
  func setMaximumTrackImage(_ image: UIImage?, for state: State)
  """)
open class UISlider: UIControl {}

/// Insets at the edges of a view, in the direction of the language.
@Fields("top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0")
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}
