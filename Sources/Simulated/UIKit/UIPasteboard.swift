import CameraControl
import SimulatedAVFoundation

/// What a person has copied.
@MainActor @preconcurrency
@Kept(
  """
  string: String? = nil; image: UIImage? = nil; url: URL? = nil; let hasStrings: Bool = string != nil
  let hasImages: Bool = image != nil; let hasURLs: Bool = url != nil
  """)
public final class UIPasteboard: NSObject {
  /// The pasteboard of the phone.
  public static var general: UIPasteboard {
    PhoneApp.ambient.phone.attachedObjects.object(for: ObjectIdentifier(UIPasteboard.self)) {
      UIPasteboard()
    }
  }
}
