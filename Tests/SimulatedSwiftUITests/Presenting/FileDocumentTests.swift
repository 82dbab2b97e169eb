import SwiftUI
import UniformTypeIdentifiers
import XCTest

@MainActor
final class FileDocumentTests: XCTestCase {
  func testADocumentIsReadFromAFileAndWrittenToOne() async throws {
    let read = try Table(
      configuration: .init(
        contentType: .plainText, file: FileWrapper(regularFileWithContents: Data("a".utf8))))
    XCTAssertEqual(read.text, "a")
    XCTAssertEqual(Table.writableContentTypes, [.plainText])
    let written = try read.fileWrapper(
      configuration: .init(contentType: .plainText, existingFile: nil))
    XCTAssertEqual(written.regularFileContents, Data("a".utf8))
  }

  func testAFileIsRead() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).cube")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("b".utf8).write(to: url)
    XCTAssertTrue(url.startAccessingSecurityScopedResource())
    defer { url.stopAccessingSecurityScopedResource() }
    let file = try FileWrapper(url: url)
    XCTAssertEqual(file.regularFileContents, Data("b".utf8))
    XCTAssertEqual(file.preferredFilename, url.lastPathComponent)
  }

  func testAScreenThatExportsADocumentIsShown() async {
    let view = Text("x")
      .fileExporter(
        isPresented: .constant(true), document: Table(), contentType: .plainText,
        defaultFilename: "t"
      ) { _ in }
      .fileMover(isPresented: .constant(false), file: nil) { _ in }
    XCTAssertEqual(look(view).map { $0.prefix { $0 != "(" } }, ["fileExporter", "fileMover"])
  }
}

private struct Table: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
