import Foundation
import UniformTypeIdentifiers

/// A movie that was recorded.
struct Movie: Sendable {
  let url: URL

  /// Returns a place for a new movie.
  static func newURL() -> URL {
    URL.temporaryDirectory.appending(component: UUID().uuidString)
      .appendingPathExtension(for: .quickTimeMovie)
  }
}
