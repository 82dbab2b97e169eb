import CameraControl
import CameraControlTesting

/// The setup of the app for a card: sliders, interactions, output, and settings.
public struct CardSetup: Hashable, Sendable {
  /// The titles of the app's sliders, whose values range from 0 to 1.
  ///
  /// The sliders start in the middle, so that a slide in either direction changes the value.
  public var titles: [String]

  /// The number of sliders to disable, beginning with the first slider.
  public var disabled = 0

  /// The number of interactions for capture events, each on its own view; the first one is in front.
  public var handlers = 1

  /// Whether the session has an output in addition to its input.
  public var hasOutput = true

  /// A setting that the person chooses before the experiment, written as in a script:
  /// `air-pods-remote press-once`.
  public var setting: String?

  /// Creates the setup of an app whose sliders have the given titles.
  public init(_ titles: [String], _ change: (inout CardSetup) -> Void = { _ in }) {
    self.titles = titles
    change(&self)
  }

  /// The app as `SimulatedPhone` runs it, with some of its actions.
  func app(_ actions: [String]) -> ProbeApp {
    ProbeApp(titles.joined(separator: ", ")) { phone in
      let changes = try setting.map { try GestureScript(parsing: "set \($0)").settingChanges }
      for change in changes ?? [] { change.apply(to: &phone.settings) }
      let camera = try ProbeCamera(
        on: phone, titles: titles, start: Self.middle, disabled: disabled, handlers: handlers,
        hasOutput: hasOutput)
      // The phone keeps an app only as long as its actions are kept.
      let none = ProbeApp.Action("") { withExtendedLifetime(camera) {} }
      return camera.actions.filter { actions.contains($0.name) } + [none]
    }
  }

  /// The value that each slider begins with.
  package static let middle: Float = 0.5
}

extension GestureScript {
  /// The settings that the script changes.
  var settingChanges: [SettingChange] {
    steps.compactMap { if case .set(let change) = $0 { change } else { nil } }
  }
}
