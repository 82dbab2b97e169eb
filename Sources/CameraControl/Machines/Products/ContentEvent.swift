/// Something that happened to the content of a capture extension.
public enum ContentEvent: Hashable, Codable, Sendable {
  /// The phone made an empty directory for an extension launch.
  case made(String)
  /// The phone copied a directory to the app.
  case copied(String)
  /// The phone couldn't copy a directory to the app.
  case copyFailed(String)
  /// The phone couldn't copy a directory that the capture extension had deleted.
  case gone(String)
  /// The phone discarded a directory that it couldn't copy.
  case lost(String)
  /// The phone erased the capture extension's container.
  case erased(String)
  /// The capture extension deleted everything that it had written.
  case emptied(String)
  /// The phone deleted a directory, because the app had invalidated it.
  case deleted(String)
  /// A listener received an update of the list of directories.
  case update(ContentUpdate)
}

extension ContentEvent: CustomStringConvertible {
  /// The event in words.
  public var description: String {
    switch self {
    case .made(let name): "\(name) made"
    case .copied(let name): "\(name) copied to the app"
    case .copyFailed(let name): "\(name) could not be copied"
    case .gone(let name): "\(name) gone, deleted by the extension"
    case .lost(let name): "\(name) lost"
    case .erased(let name): "\(name) erased from the extension"
    case .emptied(let name): "\(name) emptied"
    case .deleted(let name): "\(name) deleted by the app"
    case .update(let update): "\(update)"
    }
  }
}
