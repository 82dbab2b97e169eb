import CameraControl

/// An element of a menu.
@MainActor @preconcurrency
@Kept("title = String(); subtitle: String? = nil; image: UIImage? = nil")
open class UIMenuElement: NSObject {
  init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    super.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Whether an element is on.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The attributes of an element of a menu.
  @Flags("disabled; destructive; hidden; keepsMenuPresented")
  public struct Attributes: OptionSet, Sendable {}
}

/// The action of a control or of a menu element.
@MainActor @preconcurrency
@Kept("attributes: UIMenuElement.Attributes = []; state = UIMenuElement.State.off")
public final class UIAction: UIMenuElement {
  /// The object for which the action was last performed.
  public private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Creates an action; an identifier and a title for a keyboard are ignored.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    super.init(title, subtitle, image)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Performs the action; a test calls this in place of a finger on a menu.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender.map { $0 as AnyObject }
    if !attributes.contains(.disabled) { handler(self) }
  }

  /// The name of an action.
  @RawText("")
  public struct Identifier: RawRepresentable, Hashable, Sendable {}
}

/// A menu, which a test opens by reading its children.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The options for the look of the menu.
  public let options: Options

  /// Creates a menu; the identifier is ignored.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title, subtitle, image)
  }

  /// The actions in the menu that are on.
  public var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Options for the look of a menu.
  @Flags("displayInline = 1; destructive = 2; singleSelection = 32; displayAsPalette = 128")
  public struct Options: OptionSet, Sendable {}

  /// The name of a menu.
  @RawText("")
  public struct Identifier: RawRepresentable, Hashable, Sendable {}
}
