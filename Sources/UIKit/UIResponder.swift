import AVFoundation
package import CameraControl
public import Foundation

/// Something that a person's touches and presses can reach.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// The app that the responder belongs to: the one that is current when it is made.
  package nonisolated let app = PhoneApp.ambient

  /// Who gets what this responder leaves.
  open var next: UIResponder? { nil }

  /// Notes if the interface is touched from elsewhere than the main thread, as a phone does.
  package func checkThread(_ call: String = #function) {
    guard !Thread.isMainThread else { return }
    app.phone.report(
      CaptureDiagnostic(
        name: "interface-off-main-thread",
        finding: "\(call) was called on a thread that is not the main thread.",
        source: "\(type(of: self))", rule: "EVT32",
        remedy: "Hop to the main actor before you touch the interface."))
  }
}
