import AppIntents
import Foundation
import SwiftUI

/// What tests of this target's types need from outside of it.
package enum AppParts {
  @MainActor package static let app: any App.Type = ClownTownApp.self
  package static let intent: any CameraCaptureIntent.Type = ClownTownCaptureIntent.self

  /// The portraits of the album, which outlives the app like a database.
  @MainActor package static var portraits: [String: Data] { Album.shared.portraits }

  @MainActor package static var repeats: Int { Album.shared.repeats }

  @MainActor
  package static func reset() {
    Album.shared.clear()
    Makeup.shared.isOn = false
  }
}
