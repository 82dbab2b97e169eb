import CameraControl
import SimulatedAVFoundation

/// The windows of all apps, from which each phone learns which views are shown.
@MainActor
enum WindowStack {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
    refresh(window.app)
  }

  static func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    add(window)
  }

  /// Updates the apps' lists of shown views with press interactions, the frontmost last.
  static func refresh(_ apps: PhoneApp?...) {
    var done: Set<PhoneApp> = []
    for case let app? in apps where done.insert(app).inserted {
      app.views = views(of: app)
    }
  }

  /// The windows of an app, the frontmost last.
  static func windows(of app: PhoneApp) -> [UIWindow] {
    let windows = entries.compactMap(\.window).filter { $0.app == app }
    // The offset keeps the sort stable: of windows at one level, the later one is in front.
    return windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  private static func views(of app: PhoneApp) -> [CaptureView] {
    var views: [CaptureView] = []
    for window in windows(of: app) where !window.isHidden {
      window.visit { view in
        if view.interactions.contains(where: { $0 is any PressInteraction }) {
          views.append(view.surface)
        }
      }
    }
    return views
  }
}
