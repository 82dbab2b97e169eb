import CameraControl
import SimulatedAVFoundation

extension CameraCaptureIntent {
  /// What app and extensions share, or `nil` if nothing was stored.
  ///
  /// It throws if what was stored cannot be decoded as this type, for example because an earlier
  /// version of the app has stored it.
  public static var appContext: Self.AppContext? {
    get async throws {
      guard let bytes = contextOwner.appContext else { return nil }
      return try JSONDecoder().decode(Self.AppContext.self, from: Data(bytes))
    }
  }

  /// Stores what app and extensions share; `nil` forgets it.
  ///
  /// - Parameter newContext: What to store. The phone keeps little: 4 kB of the encoder's output.
  /// - Throws: An error of the encoder, or one of the library if it is too large. What was stored
  ///   before is then kept.
  public static func updateAppContext(_ newContext: Self.AppContext?) async throws {
    let bytes = try newContext.map { Array(try JSONEncoder().encode($0)) }
    try contextOwner.setAppContext(bytes)
  }

  private static var contextOwner: PhoneApp {
    let app = PhoneApp.ambient
    // Without any product nothing was meant to share the context; the app has it for itself.
    if app.isRunning, app.membership == nil, !app.phone.products.isEmpty {
      app.phone.report(
        CaptureDiagnostic(
          name: "app-context-without-product",
          finding: "The app context was used in an app that belongs to no installed product.",
          source: "\(Self.self)", rule: "LCK75",
          remedy: "Run the code in a process of the product, with asCurrent(in:)."))
    }
    return app
  }
}

/// An intent that brings the person to the viewfinder of an app or of its capture extension.
///
/// The phone decides which of the two it launches, and runs the intent there.
public protocol CameraCaptureIntent: AppIntent {
  /// The type of what app and extensions share; nothing by default.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}
