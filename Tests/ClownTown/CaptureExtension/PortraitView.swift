import AVKit
import LockedCameraCapture
import SwiftUI

/// The viewfinder, with a button for makeup and one that leads to the profile in the app.
struct PortraitView: View {
  let session: LockedCameraCaptureSession

  @State private var camera = PortraitCamera()
  @State private var message = ""
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack {
      Viewfinder(session: camera.captureSession)
        .onCameraCaptureEvent { event in
          if event.phase == .ended { camera.takePortrait(into: session.sessionContentURL) }
        }
      Text("\(camera.portraits) portraits").accessibilityIdentifier("portraits")
      Text("\(scenePhase)").accessibilityIdentifier("phase")
      Text(Makeup.shared.isOn ? "makeup" : "plain").accessibilityIdentifier("makeup")
      Text(message).accessibilityIdentifier("message")
      Button("Take a portrait") { camera.takePortrait(into: session.sessionContentURL) }
        .accessibilityIdentifier("shutter")
      Button("Makeup", action: switchMakeup).accessibilityIdentifier("switch")
      Button("Use as profile photo", action: openProfile).accessibilityIdentifier("profile")
      Button("Forget", action: forget).accessibilityIdentifier("forget")
    }
    .task { await camera.start() }
  }

  private func switchMakeup() {
    Makeup.shared.isOn.toggle()
    let context = ClownTownContext(isAddingMakeup: Makeup.shared.isOn)
    Task {
      do {
        try await ClownTownCaptureIntent.updateAppContext(context)
        message = "saved"
      } catch {
        message = "not saved"
      }
    }
  }

  private func openProfile() {
    Task {
      let activity = NSUserActivity(activityType: NSUserActivityTypeLockedCameraCapture)
      activity.title = "Update the profile photo"
      activity.userInfo = ["flow": "updateProfilePhoto", "portraits": camera.portraits]
      do {
        try await session.openApplication(for: activity)
      } catch LockedCameraCaptureSession.ApplicationLaunchError.authenticationFailed {
        message = "still locked"
      } catch {
        message = "\(error)"
      }
    }
  }

  private func forget() {
    Task { try await session.invalidateSessionContent() }
  }
}

private struct Viewfinder: UIViewRepresentable {
  let session: AVCaptureSession

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
