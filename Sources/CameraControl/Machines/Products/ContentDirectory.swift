/// The directory of one extension launch; directories compare in the order of the launches.
package struct ContentDirectory: Hashable, Comparable, Sendable {
  let visit: VisitID

  /// The last path component, which identifies the directory wherever its container is (LCK36).
  package let name: String

  package init(visit: VisitID, name: String) {
    self.visit = visit
    self.name = name
  }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.visit < rhs.visit }
}

/// An update of the list of content directories that an app can read.
public enum ContentUpdate: Hashable, Codable, Sendable {
  /// The directories that exist when your code starts to listen for updates.
  case initial([String])
  /// A directory was added.
  case added(String)
  /// A directory was deleted.
  case removed(String)
}

extension ContentUpdate: CustomStringConvertible {
  /// The update in words.
  public var description: String {
    switch self {
    case .initial(let names): "initial: \(names.isEmpty ? "none" : names.joined(separator: ", "))"
    case .added(let name): "added: \(name)"
    case .removed(let name): "removed: \(name)"
    }
  }
}

/// The outcome of copying an extension launch's content to the app.
package enum CopyOutcome: Hashable, Sendable {
  /// The directory was copied; it may have been empty.
  case copied(isEmpty: Bool)
  /// The phone had no storage for a copy, so the directory stays where it is.
  case failed
  /// There was nothing to copy: the extension had deleted its directory.
  case gone
}
