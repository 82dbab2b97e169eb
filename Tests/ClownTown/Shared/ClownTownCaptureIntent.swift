import AppIntents

struct ClownTownCaptureIntent: CameraCaptureIntent {
  typealias AppContext = ClownTownContext

  static let title: LocalizedStringResource = "ClownTownCaptureIntent"
  static let description = IntentDescription("Capture a portrait with ClownTown.")

  @MainActor
  func perform() async throws -> some IntentResult {
    if let context = try await Self.appContext {
      Makeup.shared.isOn = context.isAddingMakeup
    }
    return .result()
  }
}
