public import CameraControl
import SimulatedAVFoundation
public import SimulatedAppIntents
public import SimulatedSwiftUI
import SimulatedUIKit
import SimulatedWidgetKit

extension CaptureProduct {
  /// Creates a product from the types that an app, its extensions and their targets consist of.
  ///
  /// - Parameters:
  ///   - name: The phone's name for the product and for its app.
  ///   - captureExtension: The extension.
  ///   - intent: The intent that opens the camera.
  ///   - app: The app, or `nil` if a test does the app's work.
  ///   - intentInApp: The intent as it is compiled into the app's module, if that is another type.
  ///   - control: The control, or `nil` if the product has one that the test does not show.
  ///   - widgets: The bundle of the widget extension with the control, in place of `control`.
  ///   - parts: What the phone checks before a launch; by default, no part is missing.
  @MainActor
  public init<Camera: LockedCameraCaptureExtension, Intent: CameraCaptureIntent>(
    _ name: String, captureExtension: Camera.Type, intent: Intent.Type,
    app: (any App.Type)? = nil, intentInApp: (any CameraCaptureIntent.Type)? = nil,
    control: (any ControlWidget.Type)? = nil, widgets: (any WidgetBundle.Type)? = nil,
    parts: ProductParts = ProductParts()
  ) {
    self.init(name, parts: parts)
    let controls = (control.map { [$0.init()] } ?? []) + (widgets.map { $0.init().controls } ?? [])
    if control != nil || widgets != nil {
      self.parts.hasControl = controls.contains { Self.opens($0, intent) }
    }
    // The phone uses the types where they belong: on the main actor.
    let (app, captureExtension) = (Handoff(app), Handoff(captureExtension))
    makeCode = {
      let home = ProductHome()
      var code = ProductCode()
      code.home = home
      code.files = home.folders
      code.startApp = { _ in app.value?.simulateLaunch() }
      code.startVisit = { VisitWindow(captureExtension.value, in: $0, of: home) }
      code.perform = { target, process in
        let known: any CameraCaptureIntent.Type = target == .app ? intentInApp ?? intent : intent
        run(known, in: process)
      }
      // The product's code is kept with its home, so it must not keep the home itself.
      code.continueActivity = { [weak home] in home?.hand($0, to: $1) }
      code.update = { [weak home] in home?.deliver($0, to: $1) }
      return code
    }
  }

  /// Returns whether a control opens the camera by the intent, which each target compiles anew.
  @MainActor
  private static func opens(
    _ control: any ControlWidget, _ intent: any CameraCaptureIntent.Type
  ) -> Bool {
    guard let action = ControlDescription.of(control)?.intent else { return false }
    return "\(type(of: action))" == "\(intent)"
  }
}

/// Performs an intent in the process that was launched.
@MainActor
private func run<Intent: CameraCaptureIntent>(_ type: Intent.Type, in process: PhoneApp) {
  Task {
    do {
      _ = try await type.init().perform()
    } catch {
      process.phone.report(
        CaptureDiagnostic(
          name: "intent-failed", finding: "perform() of \(type) threw \(error).",
          source: process.identifier, rule: "LCH15",
          remedy: "Handle errors in perform(); the phone shows nothing of them."))
    }
  }
}
