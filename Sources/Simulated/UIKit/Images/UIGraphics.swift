// The images that the thread is making in the older way, the innermost last.
private var sizes: [(size: CGSize, scale: CGFloat)] {
  get { Thread.current.threadDictionary["images"] as? [(size: CGSize, scale: CGFloat)] ?? [] }
  set { Thread.current.threadDictionary["images"] = newValue }
}

/// Begins an image.
public func `UIGraphicsBeginImageContextWithOptions`(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { sizes.append((size, scale == 0 ? UIGraphicsImageRendererFormat().scale : scale)) }

/// Begins an image with one pixel per point.
public func `UIGraphicsBeginImageContext`(_ size: CGSize) { sizes.append((size, 1)) }

/// Returns the image without its content, or `nil` if none was begun.
public func `UIGraphicsGetImageFromCurrentImageContext`() -> UIImage? {
  sizes.last.map { size, scale in UIGraphicsImageRenderer(size: size, scale: scale).image { _ in } }
}

/// Returns what the image is drawn with, or `nil` if none was begun.
public func `UIGraphicsGetCurrentContext`() -> CGContext? { sizes.last.map { _ in CGContext() } }

/// Ends an image.
public func `UIGraphicsEndImageContext`() { _ = sizes.popLast() }

/// Fills a rectangle; nothing is drawn.
public func `UIRectFill`(_ rect: CGRect) {}

extension NSAttributedString.Key {
  #kept(
    #"""
    static let font: Self = .init("NSFont"); static let foregroundColor: Self = .init("NSColor"); static let kern: Self = .init("NSKern")
    static let backgroundColor: Self = .init("NSBackgroundColor"); static let strokeColor: Self = .init("NSStrokeColor")
    static let strokeWidth: Self = .init("NSStrokeWidth"); static let paragraphStyle: Self = .init("NSParagraphStyle")
    static let underlineStyle: Self = .init("NSUnderline"); static let shadow: Self = .init("NSShadow")
    """#)
}
