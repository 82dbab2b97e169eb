extension View {
  /// Presents views over the view while a condition holds; `dismiss` in them ends that.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - onDismiss: An action for the end.
  ///   - content: The views.
  /// - Returns: The view with what is presented.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentedView(
      content: self, item: isPresented.whileTrue, endsWithAction: false, onDismiss: onDismiss,
      sheet: { _ in content() })
  }

  /// Presents views over the view while there is an item; `dismiss` in them ends that.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: An action for the end.
  ///   - content: The views for an item.
  /// - Returns: The view with what is presented.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentedView(
      content: self, item: item, endsWithAction: false, onDismiss: onDismiss, sheet: content)
  }

  /// Presents views in place of the view while a condition holds; `dismiss` in them ends that.
  ///
  /// - Parameters:
  ///   - isPresented: The condition.
  ///   - onDismiss: An action for the end.
  ///   - content: The views.
  /// - Returns: The view with what is presented.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents an alert while a condition holds; the action of each of its buttons ends that.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while a condition holds; the action of each of its buttons ends that.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition.
  ///   - actions: The buttons.
  ///   - message: What the alert says.
  /// - Returns: The view with the alert.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    PresentedView(
      content: self, item: isPresented.whileTrue, endsWithAction: true, onDismiss: nil,
      sheet: { _ in
        VStack {
          Text(titleKey)
          message()
          actions()
        }
      })
  }

  /// Presents a choice while a condition holds; the action of each of its buttons ends that.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The condition.
  ///   - titleVisibility: Whether the title is shown on a phone.
  ///   - actions: The buttons.
  /// - Returns: The view with the choice.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions)
  }
}

extension Binding<Bool> {
  /// A binding to something that is there while the value is `true`.
  var whileTrue: Binding<Void?> {
    Binding<Void?>(get: { wrappedValue ? () : nil }, set: { wrappedValue = $0 != nil })
  }
}
