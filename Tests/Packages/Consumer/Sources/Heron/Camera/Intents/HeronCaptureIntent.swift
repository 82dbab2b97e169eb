import AppIntents

/// Opens the camera.
struct HeronCaptureIntent: CameraCaptureIntent {
  typealias AppContext = CameraState

  static let title: LocalizedStringResource = "Heron"
  static let description = IntentDescription("Opens the camera for photos and movies.")

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}
