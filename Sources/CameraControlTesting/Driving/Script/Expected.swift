/// Texts for errors, which describe what a script needs at a position.
enum Expected {
  static let step = "a step, such as light-press"
  static let endOfStep = "the end of the step: a line break or “;”"
  static let duration = "a duration, such as 3s or 250ms"
  static let distance = "a distance, such as +0.25 or -3mm"
  static let millimeters = "a distance in millimeters, such as -3mm"
  static let force = "a force from 0 to less than 1, such as 0.3"
  static let item = "the number of an item, counted from 0"
  static let version = "a version, such as 18.2"
  static let setting = "a change of one setting, such as clean-preview on"
  static let nameOfApp = "the name of an app"
  static let nameOfAppStep = "the name of a step of the app, in quotation marks"
  static let nameOfProduct = "the name of a product"
  static let source =
    "camera-control, lock-screen-control, control-center, action-button, icon and the name of an "
    + "app, or the name of an app in quotation marks"
  static let product = "none, or the name of a product"
  static let target = "a process: app, extension"
  static let howOften = "a number of repetitions from 1 to \(mostSteps)"
  static let fewerSteps = "at most \(mostSteps) steps, repetitions included"
  static let lessTime = "waits of at most \(ScriptTime.years) years in all, repetitions included"
  static let lessDepth = "at most \(deepest) nested repetitions"

  /// How many steps a script may have, repetitions included.
  static let mostSteps = 10_000_000

  /// How many repetitions may be inside each other.
  static let deepest = 100
}
