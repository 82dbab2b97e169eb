import CameraControl
import CameraControlTesting

/// The options of the command line.
struct Options {
  var model = PhoneModel.iPhone16Pro
  var changes: [SettingChange] = []
  var controls: [ControlPlan] = []
  var traceFile: String?

  /// Parses options, and appends all other arguments to `rest`.
  init(_ arguments: [String], rest: inout [String]) throws {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      // A hyphen alone stands for standard input.
      guard argument.hasPrefix("-"), argument != "-" else {
        rest.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard Self.names.contains(parts[0]) else {
        throw Complaint.unknown("option", parts[0], among: Self.names)
      }
      guard let value = parts.count > 1 ? parts[1] : arguments.popFirst(), !value.isEmpty else {
        throw Complaint("\(parts[0]) needs a value; \(Usage.hint)")
      }
      try take(parts[0], value)
    }
    if controls.isEmpty { controls = Demo.controls }
  }

  private mutating func take(_ name: String, _ value: String) throws {
    switch name {
    case "--phone":
      guard let model = PhoneModel(named: value) else {
        throw Complaint.unknown("phone", value, among: PhoneModel.all.map(\.name))
      }
      self.model = model
    case "--set":
      changes.append(try Self.change(value))
    case "--control":
      controls.append(try ControlPlan(value))
    default:
      traceFile = value
    }
  }

  private static func change(_ text: String) throws -> SettingChange {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw Complaint("--set takes NAME=VALUE, not “\(text)”; \(Usage.hint)")
    }
    do {
      return try SettingChange(parsing: "\(parts[0]) \(parts[1])")
    } catch {
      let hint = error.suggestion.map { "; did you mean “\($0)”?" } ?? ""
      throw Complaint("--set \(text): expected \(error.expected), but found \(error.found)\(hint)")
    }
  }

  private static let names = ["--phone", "--set", "--control", "--trace"]
}

extension Complaint {
  /// Returns a complaint about an unknown word, which suggests the nearest known one or lists all.
  static func unknown(_ what: String, _ found: String, among known: [String]) -> Complaint {
    let nearest = NearestWord.find(found, among: known)
    let hint = nearest.map { "did you mean “\($0)”?" } ?? "there are \(list(known))"
    return Complaint("there is no \(what) “\(found)”; \(hint)")
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
