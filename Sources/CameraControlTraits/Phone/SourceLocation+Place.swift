#if canImport(Testing)
  import CameraControlTesting
  import Testing

  extension SourceLocation {
    /// Creates a location from a place such as `Module/File.swift:12`.
    ///
    /// A place has no path. One in another file than the test's is taken to be beside it.
    init?(place: String, near test: SourceLocation) {
      guard let place = CallPlace(place) else { return nil }
      let folder = test.filePath.lastIndex(of: "/").map { test.filePath[...$0] } ?? ""
      self.init(
        fileID: String(place.fileID), filePath: "\(folder)\(place.fileName)", line: place.line,
        column: 1)
    }
  }

  extension Error {
    /// The place of the call that threw the error, if it is one of this package and knows it.
    var callPlace: String? {
      switch self {
      case let error as TraceMismatch: error.place
      case let error as GoldenMismatch: error.place
      case let error as UnmetWait: error.place
      case let error as UnfinishedPhone: error.place
      case let error as MisplacedCall: error.place
      case let error as MissingProcess: error.place
      case let error as BrokenProperties: error.place
      case let error as GestureScriptError: error.place
      default: nil
      }
    }
  }
#endif
