/// A change of the directories that a phone offers an app.
public enum ContentUpdate: Hashable, Codable, Sendable {
  /// The directories that a consumer of updates finds when it begins.
  case initial([String])
  /// A directory has arrived.
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
