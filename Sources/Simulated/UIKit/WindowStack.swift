public import CameraControl
import SimulatedAVFoundation

/// The windows of all apps, from which each phone learns which views are shown.
@MainActor
enum WindowStack {
  /// Where a shown window is; the offset tells apart windows at one level, of which the later one is
  /// in front.
  private struct Place {
    let window: UIWindow
    let level: UIWindow.Level
    let offset: Int
  }

  private static var entries: [Weak<UIWindow>] = []

  static func add(_ window: UIWindow) {
    forget(nil)
    entries.append(Weak(window))
    refresh(window.app)
  }

  static func bringToFront(_ window: UIWindow) {
    forget(window)
    add(window)
  }

  /// Updates the apps' lists of shown views with press interactions, the frontmost last.
  static func refresh(_ apps: PhoneApp?...) {
    var done: Set<PhoneApp> = []
    for case let app? in apps where done.insert(app).inserted { app.views = views(of: app) }
  }

  /// The windows of an app, the frontmost last.
  static func windows(of app: PhoneApp) -> [UIWindow] {
    var places: [Place] = []
    for (offset, entry) in entries.enumerated() {
      guard let window = entry.object, window.app == app else { continue }
      places.append(Place(window: window, level: window.windowLevel, offset: offset))
    }
    var windows: [UIWindow] = []
    for place in places.sorted(by: isBehind) { windows.append(place.window) }
    return windows
  }

  private static func views(of app: PhoneApp) -> [CaptureView] {
    var views: [CaptureView] = []
    for window in windows(of: app) where !window.isHidden {
      window.visit { view in
        for interaction in view.interactions where interaction is any PressInteraction {
          views.append(view.surface)
          break
        }
      }
    }
    return views
  }

  // No closure in a method of the main actor: see below.
  private nonisolated static func isBehind(_ first: Place, _ second: Place) -> Bool {
    (first.level, first.offset) < (second.level, second.offset)
  }

  /// Removes a window, and those that no longer exist.
  private static func forget(_ window: UIWindow?) {
    var kept: [Weak<UIWindow>] = []
    for entry in entries where entry.object != nil && entry.object !== window { kept.append(entry) }
    entries = kept
  }
}

extension PhoneApp {
  /// The windows of the app, the frontmost last.
  ///
  /// This is for tests: they can find what an app or an extension shows without keeping its window.
  @MainActor
  public var windows: [UIWindow] { WindowStack.windows(of: self) }
}

// Searches by identity.
//
// A closure that is written in an isolated method checks its isolation when the standard library
// calls it, and ends the process off the main thread. There, using a view is only a finding (EVT32),
// so these closures are written here, outside of the main actor.

extension Array {
  func containsObject(_ object: AnyObject) -> Bool { contains { $0 as AnyObject === object } }

  mutating func removeObject(_ object: AnyObject) { removeAll { $0 as AnyObject === object } }
}
