extension View {
  /// Shows a sheet while the binding is `true`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(item: isPresented.whileTrue, onDismiss: onDismiss) { _ in content() } }

  /// Shows a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentedView(
      content: self, item: item, endsWithAction: false, onDismiss: onDismiss, sheet: content)
  }

  /// Shows a sheet over the whole screen while the binding is `true`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }

  /// Shows a sheet over the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, onDismiss: onDismiss, content: content) }

  /// Shows a popover, which is a sheet here, while the binding is `true`.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Shows a popover, which is a sheet here, while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item, content: content) }

  /// Shows details, which are a sheet here, while the binding is `true`.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }
}

/// The place of a popover's arrow.
@Described("point(_ point: UnitPoint); rect(_ source: Source)")
public struct PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  @Described("bounds; rect(_ rect: CGRect)")
  public struct Source: Sendable, CustomStringConvertible {}
}

/// A state that is there while a binding is `true`.
struct Presence: Identifiable {
  let id = 0
}

extension Binding<Bool> {
  /// A binding to a state that is there while the value is `true`.
  var whileTrue: Binding<Presence?> { presenting(Presence()) }

  /// A binding to a value that is there while this one is `true`.
  func presenting<Shown>(_ value: Shown?) -> Binding<Shown?> {
    Binding<Shown?>(get: { wrappedValue ? value : nil }, set: { wrappedValue = $0 != nil })
  }
}
