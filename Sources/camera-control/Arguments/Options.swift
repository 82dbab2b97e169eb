import CameraControl
import CameraControlTesting

/// The options of the command line.
struct Options {
  var model = PhoneModel.iPhone16Pro
  var camera: String?
  var changes: [SettingChange] = []
  var behavior = PhoneBehavior()
  var quirks = Quirks()
  var controls: [ControlPlan] = []
  var hasBuiltInControls = false
  var scriptFile: String?
  var traceFile: String?
  var pictures: [PictureKind: String] = [:]
  var printsJSON = false
  var isQuiet = false
  var isStrict = false
  var exploration = ExplorationOptions()

  /// Parses options of a command, and stores all other arguments in `rest`.
  init(_ arguments: [String], for command: CommandName, rest: inout [String]) throws {
    rest = []
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      // A hyphen alone stands for standard input.
      guard argument.hasPrefix("-"), argument != "-" else {
        rest.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let name = OptionName(rawValue: parts[0]) else {
        throw Complaint.unknown(
          "option", parts[0], among: OptionName.allCases.map(\.rawValue) + ["--help", "--version"])
      }
      guard command.options.contains(name) else {
        throw Complaint("\(command.rawValue) does not take \(name.rawValue); \(Usage.hint)")
      }
      if name.placeholder == nil {
        guard parts.count == 1 else {
          throw Complaint("\(name.rawValue) takes no value; \(Usage.hint)")
        }
        turnOn(name)
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : arguments.popFirst(), !value.isEmpty else {
        throw Complaint("\(name.rawValue) needs a value; \(Usage.hint)")
      }
      try take(name, value)
    }
    try OptionLimits.check(behavior.button.force)
    try checkOutputs()
    if controls.isEmpty { (controls, hasBuiltInControls) = (Demo.controls, true) }
  }

  /// The settings of the phone.
  var settings: PhoneSettings {
    PhoneSettings { settings in
      for change in changes { change.apply(to: &settings) }
    }
  }

  /// Throws a complaint if two outputs have the same file, because one of them would be lost.
  private func checkOutputs() throws {
    var outputs = PictureKind.allCases.compactMap { kind in
      pictures[kind].map { (what: "the \(kind.rawValue)", file: $0) }
    }
    if let traceFile { outputs.append(("the trace", traceFile)) }
    for (place, output) in outputs.enumerated() {
      if let other = outputs[..<place].first(where: { TraceFile.isSame($0.file, output.file) }) {
        throw Complaint(
          "cannot write \(output.what) to “\(output.file.shortened)”: \(other.what) goes to that file"
        )
      }
      if TraceFile.isStandardOutput(output.file) {
        throw Complaint(
          "cannot write \(output.what) to “\(output.file.shortened)”: standard output goes to that file"
        )
      }
    }
  }

  private mutating func turnOn(_ name: OptionName) {
    switch name {
    case .json: printsJSON = true
    case .quiet: isQuiet = true
    case .strict: isStrict = true
    case .deep: exploration.goDeep()
    case .phone, .camera, .set, .option, .quirk, .control, .script, .trace, .svg, .html, .overlay,
      .steps,
      .depth, .random, .length, .seed, .orders, .shard, .corpus:
      break
    }
  }

  private mutating func take(_ name: OptionName, _ value: String) throws {
    switch name {
    case .phone:
      guard let model = PhoneModel(named: value) else {
        throw Complaint.unknown("phone", value, among: PhoneModel.all.map(\.name))
      }
      self.model = model
    case .camera: camera = value
    case .set: changes.append(try Self.change(value))
    case .option: behavior = try Catalogue.changed(behavior, value, name, Catalogue.options)
    case .quirk: quirks = try Catalogue.changed(quirks, value, name, Catalogue.quirks)
    case .control: controls.append(try ControlPlan(value))
    case .script: scriptFile = value
    case .trace: traceFile = value
    case .svg: pictures[.timeline] = value
    case .html: pictures[.report] = value
    case .overlay: pictures[.overlay] = value
    case .steps, .depth, .random, .length, .seed, .orders, .shard, .corpus:
      try exploration.take(name, value)
    case .json, .quiet, .strict, .deep: break
    }
  }

  private static func change(_ text: String) throws -> SettingChange {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw Complaint("--set takes NAME=VALUE, not “\(text.shortened)”; \(Usage.hint)")
    }
    do {
      return try SettingChange(parsing: "\(parts[0]) \(parts[1])")
    } catch {
      // A list of all settings would leave no room for the nearest one.
      let hint =
        error.suggestion.map { "there is no \(error.found); did you mean “\($0)”?" }
        ?? "expected \(error.expected), but found \(error.found)"
      throw Complaint("--set \(text.shortened): \(hint)")
    }
  }
}

extension String {
  /// The beginning of the text, for a message.
  var shortened: String { OneLine.short(self) }
}
