import AppIntents

/// Opens the camera, wherever the phone is.
package struct PhotoIntent: CameraCaptureIntent {
  package static let title: LocalizedStringResource = "Take a Photo"

  package init() {}

  package func perform() async throws -> some IntentResult { .result() }
}
