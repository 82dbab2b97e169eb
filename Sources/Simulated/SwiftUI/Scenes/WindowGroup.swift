/// The windows of an app; on a phone there is one.
public struct WindowGroup<Content: View>: Scene {
  let content: () -> Content

  /// Creates the windows from what is shown in each.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates the windows from a title and an identifier, which are ignored, and what is shown in each.
  public init(
    _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }

  /// Creates the windows from an identifier, which is ignored, and what is shown in each.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: ShownScene {
  var root: any View { content() }
}
