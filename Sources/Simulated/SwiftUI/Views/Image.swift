public import Foundation
public import SimulatedUIKit

/// A picture or symbol, known by its name.
public struct Image: View {
  private let look: [String]

  private init(look: [String]) { self.look = look }

  /// Creates the system's symbol with a name.
  public init(systemName: String) {
    look = [lookText("Image", ["systemName": "\"\(systemName)\""])]
  }

  /// Creates the picture with a name in the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    look = [lookText("Image", ["": "\"\(name)\""])]
  }

  /// Creates a picture from one of UIKit.
  public init(uiImage: UIImage) {
    look = [lookText("Image", ["uiImage": uiImage.pngData().map { "\($0.count) bytes" }])]
  }

  /// Returns the picture, which takes the size of its place.
  public func resizable() -> Image { with("resizable()") }

  /// Returns the picture, drawn as it is or in one colour.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with(lookText("renderingMode", ["": renderingMode]))
  }

  /// Returns the symbol, coloured in a way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with(lookText("symbolRenderingMode", ["": mode]))
  }

  private func with(_ text: String) -> Image { Image(look: look + [text]) }

  /// The size of a symbol, relative to the text around it.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// The usual size.
    case medium
    /// Large.
    case large
  }

  /// Whether a picture is drawn as it is.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In one colour.
    case template
    /// As it is.
    case original
  }
}

extension Image: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let leaf = renderer.showLeaf(look[0])
    renderer.decorate(leaf) { $0.look += look.dropFirst() }
    return [leaf]
  }
}
