/// A renderer that creates an empty picture of a view, with the proposed size or the screen's size.
@MainActor
@Kept(
  """
  proposedSize = ProposedViewSize.unspecified; scale: CGFloat = 1; isOpaque = false
  colorMode = ColorRenderingMode.nonLinear; let cgImage: CGImage? = uiImage?.cgImage
  """)
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Creates a renderer for a view.
  public init(content: Content) { self.content = content }

  /// The picture.
  public var uiImage: UIImage? {
    let size = proposedSize.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  }
}
