import CameraControl
import SimulatedAVFoundation

extension CameraCaptureIntent {
  /// The value that the app and its extensions share, or `nil` if they stored none.
  ///
  /// Reading the value throws an error if it can't be decoded as this type, for example because an
  /// earlier version of the app stored it.
  public static var appContext: Self.AppContext? {
    get async throws {
      guard let bytes = contextOwner.appContext else { return nil }
      return try JSONDecoder().decode(Self.AppContext.self, from: Data(bytes))
    }
  }

  /// Stores the value that the app and its extensions share; `nil` removes it.
  ///
  /// - Parameter newContext: The value. When encoded, it can have at most 4 kB.
  /// - Throws: An error of the encoder, or an error of the library if the value is too large. The
  ///   phone then keeps the earlier value.
  public static func updateAppContext(_ newContext: Self.AppContext?) async throws {
    let bytes = try newContext.map { Array(try JSONEncoder().encode($0)) }
    try contextOwner.setAppContext(bytes)
  }

  private static var contextOwner: PhoneApp {
    let app = PhoneApp.ambient
    // Without an installed product, there is no extension to share the context with.
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
/// The phone decides whether to launch the app or the extension, and runs the intent in it.
public protocol CameraCaptureIntent: AppIntent {
  /// The type of the value that the app and its extensions share; none by default.
  associatedtype AppContext: Decodable, Encodable, Sendable = Never
}
