extension CIContext {
  /// Renders a picture into bytes as black pixels.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) { data.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * Int(bounds.height)) }

  #kept(
    """
    func writeHEIFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) throws = try heifRepresentation(of: image, format: format, colorSpace: colorSpace)?.write(to: url)
    func writeJPEGRepresentation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) throws = try jpegRepresentation(of: image, colorSpace: colorSpace)?.write(to: url)
    func writePNGRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) throws = try pngRepresentation(of: image, format: format, colorSpace: colorSpace)?.write(to: url)
    """)
}

extension CIVector {
  #kept(
    """
    convenience init(cgPoint p: CGPoint) = self.init(x: p.x, y: p.y)
    convenience init(cgRect r: CGRect) = self.init(x: r.minX, y: r.minY, z: r.width, w: r.height)
    """)
}

extension CIColor {
  #kept(
    """
    class let black: CIColor = .init(red: 0, green: 0, blue: 0); class let white: CIColor = .init(red: 1, green: 1, blue: 1)
    class let red: CIColor = .init(red: 1, green: 0, blue: 0); class let green: CIColor = .init(red: 0, green: 1, blue: 0)
    class let blue: CIColor = .init(red: 0, green: 0, blue: 1); class let clear: CIColor = .init(red: 0, green: 0, blue: 0, alpha: 0)
    class let gray: CIColor = .init(red: 0.5, green: 0.5, blue: 0.5); class let yellow: CIColor = .init(red: 1, green: 1, blue: 0)
    """)
}
