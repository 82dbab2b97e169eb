/// The windows of an app; on a phone there is one.
@Kept(
  #"""
  init(@ViewBuilder content: @escaping () -> Content) = self.content = content
  init(_ titleKey: LocalizedStringKey, id: String = "", \
    @ViewBuilder content: @escaping () -> Content) = self.content = content
  init(id: String, @ViewBuilder content: @escaping () -> Content) = self.content = content
  """#)
public struct WindowGroup<Content: View>: Scene {
  let content: () -> Content
}

extension WindowGroup: ShownScene {
  var root: any View { content() }
}
