import CameraControl
import CameraControlTesting
import Foundation

/// A value that the command line can write as a word: a switch, a choice, a number or a duration.
enum Leaf {
  case isOn(Bool)
  /// The raw value of an enumeration, and all raw values.
  case choice(String, [String])
  case number(Double?, isOptional: Bool, isWhole: Bool)
  case duration(Duration?, isOptional: Bool)
  case text(String?, isOptional: Bool)

  /// Creates a leaf from a value; fails for a value that consists of others.
  init?(_ value: Any) {
    let style = Mirror(reflecting: value).displayStyle
    let isOptional = style == .optional
    // A cast looks into an optional, but cannot tell which type an empty one has.
    switch type(of: value) {
    case is Bool.Type: self = .isOn(value as? Bool ?? false)
    case is String.Type: self = .text(value as? String ?? "", isOptional: false)
    case is String?.Type: self = .text(value as? String, isOptional: true)
    case is Int.Type:
      self = .number((value as? Int).map(Double.init), isOptional: false, isWhole: true)
    case is Double.Type, is Double?.Type:
      self = .number(value as? Double, isOptional: isOptional, isWhole: false)
    case is Duration.Type, is Duration?.Type:
      self = .duration(value as? Duration, isOptional: isOptional)
    case is SystemVersion.Type: self = .text("\(value)", isOptional: false)
    default:
      if let choice = value as? any CaseIterable & RawRepresentable<String> {
        self = .choice(choice.rawValue, Self.names(of: choice))
      } else if style == .enum {
        self = .text("\(value)", isOptional: false)
      } else {
        return nil
      }
    }
  }

  private static func names<Value: CaseIterable & RawRepresentable<String>>(
    of value: Value
  ) -> [String] { Value.allCases.map(\.rawValue) }

  /// The value as a word.
  var text: String {
    switch self {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .choice(let name, _): KebabCase.text(of: name)
    case .number(nil, _, _), .duration(nil, _), .text(nil, _): Self.none
    case .number(let number?, _, _): Self.text(of: number)
    case .duration(let duration?, _):
      // The duration as a script writes it.
      "\(GestureStep.wait(duration))".split(separator: " ").last.map(String.init) ?? ""
    case .text(let text?, _): text
    }
  }

  /// The words that are possible values, if they can be listed.
  var words: [String] {
    switch self {
    case .isOn: ["on", "off"]
    case .choice(_, let names): names.map(KebabCase.text)
    case .number, .duration, .text: []
    }
  }

  /// Returns the possible values, for a message; numbers are within bounds, if there are any.
  func values(_ range: ClosedRange<Double>?) -> String {
    let bounds = range.map {
      " from \(Self.text(of: $0.lowerBound)) to \(Self.text(of: $0.upperBound))"
    }
    return switch self {
    case .isOn, .choice: words.joined(separator: ", ")
    case .number(_, let isOptional, let isWhole):
      Self.or((isWhole ? "a whole number" : "a number") + (bounds ?? ""), isOptional)
    case .duration(_, let isOptional): Self.or("a duration, such as 3s or 250ms", isOptional)
    case .text(_, let isOptional): Self.or("a text", isOptional)
    }
  }

  /// Returns what a word means, as an object for JSON; `nil` if it is no possible value.
  func json(of word: String) -> Any? {
    switch self {
    case .isOn: ["on": true, "off": false][word]
    case .choice(_, let names): names.first { KebabCase.text(of: $0) == word }
    case .number(_, true, _) where word == Self.none: NSNull()
    case .duration(_, true) where word == Self.none: NSNull()
    case .text(_, true) where word == Self.none: NSNull()
    case .number(_, _, true): Int(word)
    case .number(_, _, false): Double(word).flatMap { $0.isFinite ? $0 : nil }
    case .duration: Self.json(ofDuration: word)
    case .text: word
    }
  }

  private static func json(ofDuration word: String) -> Any? {
    guard let script = try? GestureScript(parsing: "wait \(word)"), script.steps.count == 1,
      case .wait(let duration) = script.steps[0],
      let data = try? JSONEncoder().encode([duration])
    else { return nil }
    return (try? JSONSerialization.jsonObject(with: data) as? [Any])?.first
  }

  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func or(_ text: String, _ isOptional: Bool) -> String {
    isOptional ? "\(text), or \(none)" : text
  }

  /// The word for no value.
  static let none = SettingText.none
}
