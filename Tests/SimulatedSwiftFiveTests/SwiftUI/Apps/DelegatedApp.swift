import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
  static var launches = 0
  let settings = CameraSettings()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    AppDelegate.launches += 1
    return true
  }
}

class CameraSettings: ObservableObject {
  @Published var title = "Holiday"
}

extension EnvironmentValues {
  @Entry var accent = Color.orange
}

struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

  var body: some Scene {
    WindowGroup { TitleScreen(settings: appDelegate.settings) }
  }
}

struct TitleScreen: View {
  @ObservedObject var settings: CameraSettings
  @Environment(\.accent) private var accent
  @FocusState private var isNaming: Bool
  @State private var saved = 0

  var body: some View {
    Grid {
      GridRow {
        TextField("Title", text: $settings.title)
          .focused($isNaming)
          .onSubmit { saved += 1 }
          .accessibilityIdentifier("title")
      }
      GridRow {
        Text("\(settings.title), saved \(saved) times")
          .foregroundStyle(isNaming ? accent : .white)
          .accessibilityIdentifier("state")
      }
    }
  }
}

#Preview {
  @Previewable @StateObject var settings = CameraSettings()
  TitleScreen(settings: settings)
}
