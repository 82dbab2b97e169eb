import LockedCameraCapture
import SwiftUI

@main
struct ClownTownApp: App {
  @State private var album = Album.shared
  @State private var flow = "home"
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(album.portraits.count) portraits").accessibilityIdentifier("album")
        Text(flow).accessibilityIdentifier("flow")
        Text("\(scenePhase)").accessibilityIdentifier("phase")
        Text(Makeup.shared.isOn ? "makeup" : "plain").accessibilityIdentifier("makeup")
      }
      .onContinueUserActivity(NSUserActivityTypeLockedCameraCapture) { activity in
        flow = activity.userInfo?["flow"] as? String ?? "unknown"
      }
      .task { await album.followLockedCaptures() }
    }
  }
}
