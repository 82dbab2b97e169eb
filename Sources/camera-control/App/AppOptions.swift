import CameraControl
import CameraControlTesting

/// The options of the command line for the tool's app, and for the phone that it runs on.
struct AppOptions {
  private(set) var model = PhoneModel.iPhone16Pro
  private(set) var camera: String?
  private(set) var changes: [SettingChange] = []
  private(set) var behavior = PhoneBehavior()
  private(set) var quirks = Quirks()
  /// The controls to use instead of the built-in ones.
  private(set) var chosenControls: [ControlPlan] = []

  var controls: [ControlPlan] {
    chosenControls.isEmpty
      ? [.zoom, .exposure, .picker("Filter", ["None", "Noir", "Sepia", "Vivid"])] : chosenControls
  }

  var settings: PhoneSettings {
    PhoneSettings { settings in for change in changes { change.apply(to: &settings) } }
  }

  /// Throws a complaint about options that contradict each other.
  func check() throws { try Catalog.check(behavior.button.force, for: settings.lightPressForce) }

  static var options: [Option<AppOptions>] {
    [
      Option("--phone", "NAME", "the phone model, such as \"iPhone 16\"") {
        guard let model = PhoneModel(named: $1) else {
          throw Complaint.unknown("phone", $1, among: PhoneModel.all.map(\.name))
        }
        $0.model = model
      },
      Option("--camera", "NAME", "the camera of the app, such as \"Front Camera\"", \.camera),
      Option(
        "--set", "NAME=VALUE", "a setting of the phone, such as air-pods-remote=press-once",
        isRepeatable: true
      ) { $0.changes.append(try change($1)) },
      Option(
        "--option", "NAME=VALUE",
        "a choice where Apple documents nothing, such as overlay.all-disabled=no-overlay",
        isRepeatable: true
      ) { $0.behavior = try Catalog.changed($0.behavior, $1, "--option", Catalog.options) },
      Option(
        "--quirk", "NAME=VALUE", "a reported quirk, such as stale-overlay-after-removal=on",
        isRepeatable: true
      ) { $0.quirks = try Catalog.changed($0.quirks, $1, "--quirk", Catalog.quirks) },
      Option(
        "--control", "CONTROL",
        "a control to use instead of the built-in ones; can be repeated", isRepeatable: true
      ) { $0.chosenControls.append(try ControlPlan($1)) },
    ]
  }

  private static func change(_ text: String) throws -> SettingChange {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw Complaint("--set takes NAME=VALUE, not “\(text.shortened)”; \(Complaint.hint)")
    }
    do {
      return try SettingChange(parsing: "\(parts[0]) \(parts[1])")
    } catch {
      // A list of all settings would leave no room for the nearest name.
      let hint =
        error.suggestion.map { "there is no \(error.found); did you mean “\($0)”?" }
        ?? "expected \(error.expected), but found \(error.found)"
      throw Complaint("--set \(text.shortened): \(hint)")
    }
  }
}
