import Foundation
import SimulatedUIKit

/// A button.
///
/// A test activates the button as an assistive technology does, with `accessibilityActivate()` of
/// its view, or taps it with `simulateTap(count:at:)`.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button of a kind, with a custom label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SimulatedSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and the system's symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SimulatedSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Button: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let tap = renderer.keep { TapAction() }
    let environment = renderer.environment
    tap.isEnabled = environment.takesTaps
    tap.action = { [action] _ in
      action()
      environment.afterAction()
    }
    let given = renderer.keep { GivenContent() }
    given.take(label, from: renderer)
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: given), isPressed: false,
      trigger: action)
    // A style comes from further out, so its code runs in each update.
    let view = renderer.showTogether {
      renderer.with(source: renderer.nextSource()) {
        renderer.show(environment.buttonBody(configuration))
      }
    }
    renderer.decorate(view) { view in
      view.tapTargets.append(tap)
      if let role { view.look.append(lookText("Button", ["role": role])) }
    }
    return [view]
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
  /// The name of the role.
  public let description: String

  /// It deletes something.
  public static let destructive = ButtonRole(description: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(description: "cancel")
  /// It closes a view.
  public static let close = ButtonRole(description: "close")
  /// It confirms something.
  public static let confirm = ButtonRole(description: "confirm")
}
