import Foundation
import TestSupport
import XCTest

/// Tests that each link of the book leads somewhere in Markdown and in DocC.
///
/// A page names another one as in `[the button][Button]` or `[scripts][Gestures#Scripts]`, and has two definitions of each
/// name. Markdown takes the first, which leads to a file. DocC leaves that one out, because it is in a comment for
/// DocC, and takes the second. With `CAMERA_CONTROL_RECORD=all`, this test writes the definitions.
final class LinksTests: XCTestCase {
  func testEveryPageDefinesItsLinksForMarkdownAndForDocC() throws {
    let book = try Book()
    XCTAssertGreaterThan(book.pages.count, 50)
    for page in book.pages.values where page.isMarkdown && !page.isElsewhere {
      let text = try page.text
      XCTAssertFalse(
        page.plain(text).contains("doc:"), "\(page.path) has a link that only DocC knows")
      let loose = page.plain(text).matches(of: /[^!]\[[^\]\n]*\]\((?!https:|#)[^)]*\)/).map {
        $0.output
      }
      XCTAssertEqual(loose, [], "\(page.path) has a link that only Markdown knows")
      let whole = try page.withDefinitions(in: book)
      XCTAssertNil(try PictureFile(page.path).difference(from: whole))
    }
  }

  func testAnUnknownPageAndAnUnknownHeadingAreErrors() throws {
    let book = try Book()
    XCTAssertThrowsError(try book.target(of: "Nowhere"))
    XCTAssertThrowsError(try book.target(of: "Checks#No such heading"))
    XCTAssertNoThrow(try book.target(of: "Checks#What to check"))
  }
}

/// The pages of all catalogs by their names.
private struct Book {
  private(set) var pages: [String: Page] = [:]

  init() throws {
    for folder in ["Sources", "Docs"] {
      let root = Document.root.appendingPathComponent(folder)
      for file in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where file.contains(".docc/") && (file.hasSuffix(".md") || file.hasSuffix(".tutorial")) {
        let page = try Page("\(folder)/\(file)")
        XCTAssertNil(
          pages.updateValue(page, forKey: page.name), "two pages are called \(page.name)")
      }
    }
  }

  /// Returns the page that a link names, and the heading on it.
  func target(of label: String) throws -> (page: Page, heading: String?) {
    let parts = label.split(separator: "#", maxSplits: 1).map(String.init)
    let heading = parts.count > 1 ? parts[1] : nil
    guard let page = pages[parts[0]] else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: label])
    }
    if let heading {
      guard try page.text.contains(try Regex("(?m)^#+ \(heading)$")) else {
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: label])
      }
    }
    return (page, heading)
  }
}

/// A page of a catalog.
private struct Page {
  let name: String
  let library: String
  /// Where the file is, which a link in a catalog may lead to.
  let path: String
  let isMarkdown: Bool
  /// Whether the page is a document that says itself which links it has.
  let isElsewhere: Bool

  init(_ place: String) throws {
    let url = Document.root.appendingPathComponent(place)
    name = url.deletingPathExtension().lastPathComponent
    isMarkdown = url.pathExtension == "md"
    let catalog = try XCTUnwrap(place.split(separator: "/").first { $0.hasSuffix(".docc") })
    library = String(catalog.dropLast(".docc".count))
    let root = Document.root.resolvingSymlinksInPath().path
    path = String(url.resolvingSymlinksInPath().path.dropFirst(root.count + 1))
    isElsewhere = path == "Docs/Lab.md"
  }

  var text: String { get throws { try Document(path).text } }

  /// The text without its definitions and its code.
  func plain(_ text: String) -> String {
    text.replacing(/(?m)^\[[^\]\n]+\]: .*\n/, with: "").replacing(/(?ms)^```.*?^```$/, with: "")
  }

  /// The page with the definitions of its links.
  func withDefinitions(in book: Book) throws -> String {
    var text = try text
    text.replace(/<!--\n@Comment {\n-->\n\n(\[.*\n)*\n<!--\n}\n<!-- -->\n\n/, with: "")
    text.replace(/\n(\[[^\]\n]+\]: (doc:|\/documentation\/|\/tutorials\/)[^\n]*\n?)+$/, with: "")
    let labels = Set(plain(text).matches(of: /\]\[([A-Z][^\]\n]*)\]/).map { String($0.1) }).sorted()
    guard !labels.isEmpty else { return text }
    let (files, articles) = (
      try labels.map { "[\($0)]: \(try file(of: $0, in: book))\n" },
      try labels.map { "[\($0)]: \(try article(of: $0, in: book))\n" }
    )
    // The abstract is the first paragraph after the title.
    let parts = text.split(separator: "\n\n", maxSplits: 2, omittingEmptySubsequences: false)
    XCTAssertEqual(parts.count, 3, path)
    return """
      \(parts[0])

      \(parts[1])

      <!--
      @Comment {
      -->

      \(files.joined())
      <!--
      }
      <!-- -->

      \(parts[2])
      \(articles.joined())
      """
  }

  /// Returns where Markdown finds the page of a link.
  private func file(of label: String, in book: Book) throws -> String {
    let (page, heading) = try book.target(of: label)
    let (from, to) = (path.split(separator: "/").dropLast(), page.path.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let way = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map(String.init)
    return way.joined(separator: "/")
      + (heading.map { "#" + $0.lowercased().replacing(" ", with: "-") } ?? "")
  }

  /// Returns what DocC calls the page of a link.
  private func article(of label: String, in book: Book) throws -> String {
    let (page, heading) = try book.target(of: label)
    let anchor = heading.map { "#" + $0.replacing(" ", with: "-") } ?? ""
    if page.library == library { return "doc:\(page.name)\(anchor)" }
    let folder = page.isMarkdown ? "documentation" : "tutorials"
    let isFirst = [page.library, "Book"].contains(page.name)
    let place = isFirst ? "/\(folder)/\(page.name)" : "/\(folder)/\(page.library)/\(page.name)"
    // Only links of DocC can be in groups, as those of the front page, and they lead to no heading or tutorial of
    // another library. In a library that adds to types of another one, DocC looks for its pages among them.
    return library == "Book" && heading == nil && page.isMarkdown
      ? "doc:\(place)" : place.lowercased() + anchor
  }
}
