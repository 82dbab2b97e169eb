// Sheets are shown while a binding is `true` or has an item. Popovers and inspectors are sheets here.
extension View {
  #modifiers(
    """
    sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) = sheet(item: isPresented.whileTrue, onDismiss: onDismiss) { _ in content() }
    sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) = PresentedView(content: self, item: item, endsWithAction: false, onDismiss: onDismiss, sheet: content)
    fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) = sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
    fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) = sheet(item: item, onDismiss: onDismiss, content: content)
    popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) = sheet(isPresented: isPresented, content: content)
    popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) = sheet(item: item, content: content)
    """)
}

/// The place of a popover's arrow.
@Described("point(_ point: UnitPoint); rect(_ source: Source)")
public struct PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  @Described("bounds; rect(_ rect: CGRect)")
  public struct Source: Sendable, CustomStringConvertible {}
}

/// A value that exists while a binding is `true`.
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
