/// An option that is a number or a duration, with the bounds of its possible values (SET12).
package struct OptionRange: Sendable {
  /// The option's name in code, such as `overlay.timeouts.list`.
  package let name: String

  /// The smallest and the largest possible value; for a duration, in seconds.
  package let bounds: ClosedRange<Double>

  private let unit: String
  private let measure: @Sendable (PhoneBehavior) -> (number: Double, text: String)?
  private let reset: @Sendable (inout PhoneBehavior) -> Void

  private init<Value: OptionNumber>(
    _ path: WritableKeyPath<PhoneBehavior, Value> & Sendable, _ bounds: ClosedRange<Double>
  ) {
    name = "\(path)".split(separator: ".").dropFirst().joined(separator: ".")
    self.bounds = bounds
    unit = Value.unit
    measure = { behavior in behavior[keyPath: path].number.map { ($0.value, $0.text) } }
    reset = { $0[keyPath: path] = PhoneBehavior()[keyPath: path] }
  }

  /// Every option that is a number or a duration; `OptionRangeTests` is red if one is missing.
  package static let all: [OptionRange] = [
    OptionRange(\.button.force.light.down, force), OptionRange(\.button.force.light.up, force),
    OptionRange(\.button.force.click.down, click), OptionRange(\.button.force.click.up, click),
    OptionRange(\.button.force.lighterScale, scale),
    OptionRange(\.button.force.standardScale, scale),
    OptionRange(\.button.force.firmerScale, scale),
    OptionRange(\.button.lightDwell, time),
    OptionRange(\.button.doubleLightPressWindow.standard, time),
    OptionRange(\.button.doubleLightPressWindow.slow, time),
    OptionRange(\.button.doubleLightPressWindow.slower, time),
    OptionRange(\.button.doubleClickWindow.standard, time),
    OptionRange(\.button.doubleClickWindow.slow, time),
    OptionRange(\.button.doubleClickWindow.slower, time),
    OptionRange(\.button.lightHold, time), OptionRange(\.button.clickHold, time),
    OptionRange(\.button.slideSlop, 0...100),
    OptionRange(\.overlay.timeouts.control, time), OptionRange(\.overlay.timeouts.list, time),
    OptionRange(\.slide.slideGain.millimetersPerRange, 0.1...1000),
    OptionRange(\.slide.slideGain.millimetersPerDoubling, 0.1...1000),
    OptionRange(\.slide.detentWidth, 0...1), OptionRange(\.slide.slideQuantum, 0.001...1),
    OptionRange(\.display.valueFormat.maximumFractionDigits, 0...6),
    OptionRange(\.session.maxControls, 0...1000),
    OptionRange(\.lockScreen.requirementDeadline, time),
    OptionRange(\.lockScreen.minimumCameraTime, time), OptionRange(\.lockScreen.idleTimeout, time),
    OptionRange(\.lockScreen.contextLimit, 0...1_000_000_000),
  ]

  private static let force = 0.01...1.0
  private static let click = 0.02...1.0
  private static let scale = 0.1...10.0
  // A clock that counts nanoseconds in 64 bits reaches nine times as far.
  private static let time = 0...1_000_000_000.0

  /// Returns whether an option of a behavior has a possible value; `nil` of an optional is possible.
  package func contains(valueIn behavior: PhoneBehavior) -> Bool {
    measure(behavior).map { bounds.contains($0.number) } ?? true
  }

  /// Replaces an impossible value by the default; returns an error if it did.
  fileprivate func correct(_ behavior: inout PhoneBehavior) -> CaptureError? {
    guard let (number, text) = measure(behavior), !bounds.contains(number) else { return nil }
    reset(&behavior)
    let limits = [bounds.lowerBound, bounds.upperBound].map(Self.text).joined(separator: " to ")
    return .impossibleOption(
      number.isFinite ? .outOfRange : .notFinite, "The option \(name) is \(text).",
      "Set \(name) to a value from \(limits)\(unit)", default: measure(behavior)?.text ?? "nil")
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// A type of options that have bounds.
private protocol OptionNumber: Sendable {
  static var unit: String { get }
  var number: (value: Double, text: String)? { get }
}

extension Double: OptionNumber {
  fileprivate static let unit = ""
  fileprivate var number: (value: Double, text: String)? { (self, "\(self)") }
}

extension Int: OptionNumber {
  fileprivate static let unit = ""
  fileprivate var number: (value: Double, text: String)? { (Double(self), "\(self)") }
}

extension Duration: OptionNumber {
  fileprivate static let unit = " seconds"
  fileprivate var number: (value: Double, text: String)? { (self / .seconds(1), "\(self)") }
}

extension Optional: OptionNumber where Wrapped: OptionNumber {
  fileprivate static var unit: String { Wrapped.unit }
  fileprivate var number: (value: Double, text: String)? { flatMap(\.number) }
}

extension PhoneBehavior {
  /// Replaces impossible values by their defaults, and returns an error for each (SET12).
  mutating func correct(for setting: LightPressForce) -> [CaptureError] {
    // Most phones have the default behavior, and a comparison is fast.
    guard self != Self.standard else { return [] }
    var errors = OptionRange.all.compactMap { $0.correct(&self) }
    if let contradiction = button.force.contradiction(for: setting) {
      button.force = ButtonTuning.Force()
      errors.append(
        .impossibleOption(
          .outOfRange, "Options contradict each other: \(contradiction).",
          "Correct one of the forces", default: "the default of every force"))
    }
    return errors
  }

  private static let standard = PhoneBehavior()
}

extension ButtonTuning.Force {
  /// Returns how forces contradict each other under the person's setting, without a period.
  package func contradiction(for setting: LightPressForce) -> String? {
    for (part, threshold) in [("light", light), ("click", click)]
    where threshold.up > threshold.down {
      return "button.force.\(part).up must not be above \(part).down"
    }
    let scale = scale(for: setting)
    guard light.down * scale >= click.down else { return nil }
    let factor = scale == 1 ? "" : ", times \(setting)Scale,"
    return "button.force.light.down\(factor) must be below click.down, "
      + "or no light press is possible"
  }
}

extension PhoneSettings {
  /// Replaces an impossible version by the one of other settings, and returns an error for it.
  mutating func correct(from known: PhoneSettings) -> [CaptureError] {
    guard systemVersion.major < 0 || systemVersion.minor < 0 else { return [] }
    let problem = "The setting systemVersion is \(systemVersion)."
    systemVersion = known.systemVersion
    return [
      .impossibleOption(
        .outOfRange, problem, "Set systemVersion to numbers of at least 0",
        default: "\(known.systemVersion)", source: "PhoneSettings")
    ]
  }
}

extension CaptureError {
  fileprivate static func impossibleOption(
    _ code: Code, _ problem: String, _ remedy: String, default standard: String,
    source: String = "PhoneBehavior"
  ) -> CaptureError {
    CaptureError(
      code, rule: "SET12", source: source, problem: problem,
      remedy: "\(remedy); until then, the phone uses \(standard).")
  }
}
