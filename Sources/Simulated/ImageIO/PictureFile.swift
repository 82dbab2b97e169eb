/// The bytes of a picture's file, and what the file says of the picture.
///
/// A file has no picture here. What a destination writes is a property list behind the bytes of the
/// file that it was made of, which other files lack.
struct PictureFile {
  private static let mark = Data("\nproperties:".utf8)

  /// The bytes without the list.
  let content: Data
  /// What the file says of the picture.
  let properties: [String: Any]

  init(_ data: Data) {
    let mark = data.range(of: Self.mark, options: .backwards)
    content = data[..<(mark?.lowerBound ?? data.endIndex)]
    let list = mark.flatMap {
      try? PropertyListSerialization.propertyList(from: data[$0.upperBound...], format: nil)
    }
    properties = list as? [String: Any] ?? [:]
  }

  /// The file with a list, or `nil` if the list has a value that no file can hold.
  static func data(_ content: Data, _ properties: [String: Any]) -> Data? {
    let list = try? PropertyListSerialization.data(
      fromPropertyList: properties, format: .binary, options: 0)
    return list.map { content + mark + $0 }
  }

  /// The width and the height of the picture in pixels: those of a photo, if the file does not say.
  var size: (width: Int, height: Int) {
    (
      properties[kCGImagePropertyPixelWidth] as? Int ?? 4032,
      properties[kCGImagePropertyPixelHeight] as? Int ?? 3024
    )
  }
}
