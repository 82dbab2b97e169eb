/// A document that an app keeps in a file.
public protocol FileDocument: Sendable {
  /// The kinds of files that the app can read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that the app can write.
  static var writableContentTypes: [UTType] { get }
  /// What the app reads from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the app writes for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that the app can read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that an app reads; a test makes one.
@Fields("contentType: UTType, file: FileWrapper") public struct FileDocumentReadConfiguration {}

/// What an app writes a file for; a test makes one.
@Fields("contentType: UTType, existingFile: FileWrapper?")
public struct FileDocumentWriteConfiguration {}

/// The content of a file.
public final class FileWrapper {
  /// The content.
  public let regularFileContents: Data?
  /// A name for the file.
  public var preferredFilename: String?

  /// Creates the content of a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Reads a file.
  public init(url: URL) throws {
    regularFileContents = try Data(contentsOf: url)
    preferredFilename = url.lastPathComponent
  }
}
