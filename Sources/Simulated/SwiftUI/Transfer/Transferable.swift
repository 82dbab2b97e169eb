/// A value that apps can pass to each other.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The representations in which apps pass the value.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// Returns a value that was passed in some form, or `nil` if it has none of its forms.
  package static func received(_ data: Data, _ types: [UTType]) async throws -> Self? {
    try await transferRepresentation.value(of: data, types) as? Self
  }
}

/// A representation in which apps pass values.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// Returns the value for some data, or `nil` if the data has another representation.
  func value(of data: Data, _ types: [UTType]) async throws -> Any?
}

/// A representation of a value as bytes.
@Kept(
  """
  init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) = (self.contentType, self.importing) = (contentType, importing)
  init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) = (contentType, self.importing) = (importedContentType, importing)
  init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) = (contentType, importing) = (exportedContentType, nil)
  """)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Returns the value for some data, or `nil` if the data has another representation.
  public func value(of data: Data, _ types: [UTType]) async throws -> Any? {
    guard let importing, types.contains(where: { $0.conforms(to: contentType) }) else { return nil }
    return try await importing(data)
  }
}

/// A representation of a value as a file.
@Kept(
  """
  init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) = (self.contentType, self.importing) = (contentType, importing)
  init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) = (contentType, self.importing) = (importedContentType, importing)
  init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) = (contentType, importing) = (exportedContentType, nil)
  """)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Imports a value from a temporary file with the data, and deletes the file afterward.
  public func value(of data: Data, _ types: [UTType]) async throws -> Any? {
    guard let importing, let type = types.first(where: { $0.conforms(to: contentType) })
    else { return nil }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, conformingTo: type)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

/// A file that an app passes on.
@Kept("init(_ file: URL, allowAccessingOriginalFile: Bool = false) = self.file = file")
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
}

/// A file that an app receives.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the file is the original, which stays in its place.
  public let isOriginalFile: Bool
}

extension TransferRepresentation {
  /// Suggests a name for a file; the simulation passes on no files.
  public func suggestedFileName(_ fileName: String) -> Self { self }
}

/// A result builder that combines representations of values of a type.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation unchanged.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R { content }
  /// Returns a single representation unchanged.
  public static func buildBlock<R: TransferRepresentation<Item>>(_ content: R) -> R { content }

  /// Combines representations; the first that fits the data applies.
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> some TransferRepresentation<Item> {
    var all: [any TransferRepresentation] = []
    repeat all.append(each content)
    return SeveralRepresentations<Item>(all: all)
  }
}

private struct SeveralRepresentations<Item: Transferable>: TransferRepresentation {
  let all: [any TransferRepresentation]

  func value(of data: Data, _ types: [UTType]) async throws -> Any? {
    for form in all { if let value = try await form.value(of: data, types) { return value } }
    return nil
  }
}

extension Data: Transferable {
  #kept(
    "static let transferRepresentation: some TransferRepresentation = DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })"
  )
}

extension String: Transferable {
  #kept(
    "static let transferRepresentation: some TransferRepresentation = DataRepresentation(contentType: .text, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })"
  )
}

extension URL: Transferable {
  /// The URL as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return url
    }
  }
}
