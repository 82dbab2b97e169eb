import SimulatedUIKit

/// An alert with one or two buttons, in the older form.
@MainActor @preconcurrency
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  @MainActor @preconcurrency
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// Presents an alert while a condition holds; each of its buttons ends that.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - content: The alert.
  /// - Returns: The view with the alert.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    PresentedView(
      content: self, item: isPresented.whileTrue, endsWithAction: true, onDismiss: nil,
      sheet: { _ in AlertView(alert: content()) })
  }
}

private struct AlertView: View {
  let alert: Alert

  var body: some View {
    VStack {
      alert.title
      alert.message
      ForEach(alert.buttons.indices, id: \.self) { index in
        let button = alert.buttons[index]
        Button(role: button.role) {
          button.action?()
        } label: {
          button.label
        }
      }
    }
  }
}
