import CameraControl

/// The argument of a step, with a function that makes the step from another argument.
///
/// How an argument is written, and which arguments make sense or are simpler, depends on its kind rather
/// than on the step.
enum StepArgument {
  case none
  case duration(Duration, (Duration) -> GestureStep)
  case distance(SlideDistance, (SlideDistance) -> GestureStep)
  case millimeters(Double, (Double) -> GestureStep)
  case force(Double, (Double) -> GestureStep)
  case item(Int, (Int) -> GestureStep)
  case button(PhoneButton, (PhoneButton) -> GestureStep)
  /// A button, and how long it stays down; a script may leave out the time.
  case press(PhoneButton, Duration, (PhoneButton, Duration) -> GestureStep)
  /// A name, with the text that an error shows for it, such as `the name of an app`.
  case name(String, String, (String) -> GestureStep)
  /// The app that a script names after `launch`; a script may name a source instead.
  case app(String)
  case source(LaunchSource)
  case process(String, ProductTarget, (String, ProductTarget) -> GestureStep)
  case reason(InterruptionReason, (InterruptionReason) -> GestureStep)
  case answer(AuthenticationAnswer, (AuthenticationAnswer) -> GestureStep)
  case setting(SettingChange, (SettingChange) -> GestureStep)
  case repetition(Int, [GestureStep])
  /// An argument that no script can contain, with the text that an error shows for a valid one.
  case unwritten(String)

  /// The duration of a press in a script without a duration.
  static let usualPress = Duration.milliseconds(100)

  /// How much time the step takes, if it says so.
  var time: Duration? {
    switch self {
    case .duration(let time, _), .press(_, let time, _): time
    case _: nil
    }
  }

  /// What a script should contain in place of the argument; `nil` if the argument is valid.
  var expected: String? {
    switch self {
    case .duration(let time, _), .press(_, let time, _): time >= .zero ? nil : Expected.duration
    case .distance(.fraction(let way), _), .distance(.millimeters(let way), _):
      way.isFinite ? nil : Expected.distance
    case .millimeters(let way, _): way.isFinite ? nil : Expected.millimeters
    case .force(let force, _): ScriptNumber.isForce(force) ? nil : Expected.force
    case .item(let item, _): item >= 0 ? nil : Expected.item
    case .process(_, let target, _): LaunchWords.text(of: target) == nil ? Expected.target : nil
    case .setting(.systemVersion(let version), _):
      version.major >= 0 && version.minor >= 0 ? nil : Expected.version
    case .unwritten(let expected): expected
    case .none, .button, .name, .app, .source, .reason, .answer, .setting, .repetition: nil
    }
  }

  /// The argument in a script.
  var text: String {
    switch self {
    case .none, .unwritten: ""
    case .duration(let time, _): ScriptNumber.text(time)
    case .distance(let distance, _): ScriptNumber.text(distance)
    case .millimeters(let way, _): ScriptNumber.text(.millimeters(way))
    case .force(let force, _): ScriptNumber.text(force: force)
    case .item(let item, _): "\(item)"
    case .button(let button, _), .press(let button, Self.usualPress, _):
      KebabCase.text(of: button.rawValue)
    case .press(let button, let time, _):
      "\(KebabCase.text(of: button.rawValue)) \(ScriptNumber.text(time))"
    case .app(let app) where LaunchWords.isTaken(app): ScriptWriter.quoted(app)
    case .name(let name, _, _), .app(let name): ScriptWriter.name(name)
    case .source(.icon(let app)): "\(LaunchWords.icon) \(ScriptWriter.name(app))"
    case .source(let source): "\(source)"
    case .process(let product, let target, _):
      "\(ScriptWriter.name(product)) \(LaunchWords.text(of: target) ?? target.rawValue)"
    case .reason(let reason, _): KebabCase.text(of: "\(reason)")
    case .answer(let answer, _): answer.rawValue
    case .setting(let change, _): "\(change)"
    case .repetition(let count, let steps):
      steps.isEmpty ? "\(count) { }" : "\(count) { \(ScriptWriter.line(of: steps)) }"
    }
  }

  /// The argument in an instruction for a person.
  var words: String {
    switch self {
    case .duration(let time, _): Self.words(for: time)
    case .distance(let distance, _): Self.words(for: distance)
    case .millimeters(let way, _): Self.words(for: .millimeters(way))
    case .force(let force, _): PlainNumber.text(force)
    case .item(let item, _): "\(item + 1)"
    case .button(let button, _): Self.words(for: button)
    case .press(let button, let time, _): "\(Self.words(for: button)) for \(Self.words(for: time))"
    case .name(let name, _, _), .app(let name): name
    case .repetition(let count, let steps):
      "\(count) times: " + steps.map(\.instruction).joined(separator: " ")
    case .none, .source, .process, .reason, .answer, .setting, .unwritten: text
    }
  }

  private static func words(for button: PhoneButton) -> String {
    switch button {
    case .cameraControl: "the Camera Control all the way down"
    case .volumeUp: "volume up"
    case .volumeDown: "volume down"
    case .action: "the Action button"
    case .airPodsStem: "the stem of an AirPod"
    }
  }

  private static func words(for time: Duration) -> String {
    let seconds = PlainNumber.text(time / .seconds(1))
    return seconds == "1" ? "1 second" : "\(seconds) seconds"
  }

  private static func words(for distance: SlideDistance) -> String {
    switch distance {
    case .fraction(let part):
      "\(part < 0 ? "back" : "forward") by \(PlainNumber.text(abs(part))) of the range"
    case .millimeters(let length):
      "\(length < 0 ? "back" : "forward") by \(PlainNumber.text(abs(length))) mm"
    }
  }
}
