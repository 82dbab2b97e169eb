import Foundation

/// Reads archives of DocC, and says which symbols are in no group and which links are dead.
///
/// The arguments are the archives. A symbol that no page has in a group of its own is in one that DocC has made up.
@main struct Book {
  static func main() throws {
    let archives = try CommandLine.arguments.dropFirst().map { try Archive($0) }
    let pages = archives.flatMap(\.pages)
    let known = Dictionary(pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let files = Set(archives.flatMap(\.files))
    var complaints: [String] = []
    for page in pages {
      if page.isLibrary { complaints += page.ungrouped }
      for link in page.links where !link.leads(to: known, from: page) {
        complaints.append("\(page.path): there is nothing at \(link.url)")
      }
      for file in page.pictures where !files.contains(file) {
        complaints.append("\(page.path): there is no picture \(file)")
      }
    }
    guard complaints.isEmpty else {
      for line in complaints.sorted() { print(line) }
      exit(1)
    }
    print("\(pages.count) pages and \(pages.map(\.links.count).reduce(0, +)) links")
  }
}

/// A folder that DocC has written.
struct Archive {
  let pages: [Page]
  /// The names of pictures and downloads, without folders.
  let files: [String]

  init(_ path: String) throws {
    let folder = URL(fileURLWithPath: path)
    let all = try FileManager.default.subpathsOfDirectory(atPath: path)
    pages = try all.filter { $0.hasPrefix("data/") && $0.hasSuffix(".json") }.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return Page("/" + name.dropFirst("data/".count).dropLast(".json".count), data)
    }
    // A link in a catalog is copied as it is, and may lead out of the archive.
    files = all.filter { $0.hasPrefix("images/") || $0.hasPrefix("downloads/") }
      .filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
      .map { URL(fileURLWithPath: $0).lastPathComponent }
  }
}

/// A link of a page.
struct Link {
  let url: String

  /// Whether it leads to a page and to a heading on it, or out of the book by a complete address.
  func leads(to pages: [String: Page], from page: Page) -> Bool {
    if url.hasPrefix("https://") { return true }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard url.hasPrefix("/") else { return false }
    let path = parts[0].lowercased()
    guard let target = pages[path] else {
      // A chapter is a heading on the page with all tutorials.
      return pages[URL(fileURLWithPath: path).deletingLastPathComponent().path]?.isOverview == true
    }
    return parts.count == 1 || target.anchors.contains(String(parts[1]))
  }
}

/// A page of an archive.
struct Page {
  let path: String
  let isLibrary: Bool
  /// Whether the page lists tutorials.
  let isOverview: Bool
  /// A complaint for each symbol that is in no group of the page.
  let ungrouped: [String]
  let links: [Link]
  /// The names of the pictures on the page, without folders.
  let pictures: [String]
  let anchors: Set<String>

  init(_ path: String, _ data: Data) {
    self.path = path
    let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    let references = (root["references"] as? [String: Any] ?? [:]).values
      .compactMap { $0 as? [String: Any] }
    let metadata = root["metadata"] as? [String: Any] ?? [:]
    isOverview = root["kind"] as? String == "overview"
    isLibrary = metadata["symbolKind"] as? String == "module"
    ungrouped = (root["topicSections"] as? [[String: Any]] ?? [])
      .filter { $0["generated"] as? Bool == true }
      .flatMap { $0["identifiers"] as? [String] ?? [] }
      .map { "\(path): is in no group: \($0)" }
    links = references.compactMap { reference in
      guard let url = reference["url"] as? String, reference["type"] as? String != "image"
      else { return nil }
      return Link(url: url)
    }
    pictures = references.filter { $0["type"] as? String == "image" }
      .flatMap { $0["variants"] as? [[String: Any]] ?? [] }
      .compactMap { ($0["url"] as? String).map { URL(fileURLWithPath: $0).lastPathComponent } }
    anchors = Self.anchors(in: root)
  }

  /// Returns what a link can name after its number sign, at any depth.
  private static func anchors(in value: Any) -> Set<String> {
    switch value {
    case let fields as [String: Any]:
      fields.reduce(into: fields["anchor"].map { ["\($0)"] } ?? []) { anchors, field in
        anchors.formUnion(Self.anchors(in: field.value))
      }
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(Self.anchors(in: $1)) }
    default: []
    }
  }
}
