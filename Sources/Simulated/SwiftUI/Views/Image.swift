/// A picture; the simulation never draws it.
@Kept(
  #"""
  nonisolated init(systemName: String) = self.init(systemName, lookText("Image", ["systemName": "\"\(systemName)\""]))
  nonisolated init(systemName: String, variableValue: Double?) = self.init(systemName: systemName)
  nonisolated init(_ name: String, bundle: Bundle? = nil) = self.init(name, lookText("Image", ["": "\"\(name)\""]))
  nonisolated init(_ resource: ImageResource) = self.init(resource.name)
  nonisolated init(decorative name: String, bundle: Bundle? = nil) = self.init(name)
  nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) = self.init(label.content, lookText("Image", ["cgImage": "\(cgImage.width)x\(cgImage.height)"]))
  nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) = self.init(cgImage, scale: scale, orientation: orientation, label: Text(verbatim: ""))
  """#)
public struct Image: View, Equatable, Sendable, ShownView, Transferable {
  let name: String
  private var looks: [String]

  private nonisolated init(_ name: String, _ look: String) { (self.name, looks) = (name, [look]) }

  /// Creates a picture from a UIKit image.
  public nonisolated init(uiImage: UIImage) {
    let size = uiImage.pngData().map { "\($0.count) bytes" }
    self.init("", lookText("Image", ["uiImage": size]))
  }

  private nonisolated func looked(
    _ name: String, _ arguments: KeyValuePairs<String, Any?> = [:]
  ) -> Image {
    var image = self
    image.looks.append(lookText(name, arguments))
    return image
  }

  #modifiers(
    "Self",
    """
    resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    renderingMode(_ renderingMode: TemplateRenderingMode?)
    symbolRenderingMode(_ mode: SymbolRenderingMode?); interpolation(_ interpolation: Interpolation)
    allowedDynamicRange(_ range: DynamicRange?); font(_ font: Font?)
    """)

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// Whether a picture keeps its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How a picture fills its space.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// The quality with which a phone enlarges a picture.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How bright a picture may be.
  @Described("standard; constrainedHigh; high")
  public struct DynamicRange: Hashable, Sendable, CustomStringConvertible {}

  /// How a picture is rotated or mirrored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  func show(in renderer: Renderer) -> [UIView] {
    let leaf = renderer.showLeaf(looks[0])
    renderer.decorate(leaf) { $0.look += looks.dropFirst() }
    return [leaf]
  }

  /// A picture.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

/// A picture that a phone loads from a URL; in the simulation, it stays in its first phase.
@Kept(
  """
  init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content) = self.content = content(.empty)
  init<I: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> Content) = self.content = placeholder()
  """)
public struct AsyncImage<Content: View>: View, ShownView {
  private let content: Content

  func show(in renderer: Renderer) -> [UIView] { renderer.show(content) }
}

extension AsyncImage where Content == EmptyView {
  #kept("init(url: URL?, scale: CGFloat = 1) = content = EmptyView()")
}

/// The state of loading a picture.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  /// The picture.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the picture couldn't be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
