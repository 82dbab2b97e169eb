import CameraControl
import CameraControlTesting
import Foundation

/// The names of everything that the command line can choose, as the library itself knows them.
enum Catalog {
  /// The name of something, such as a setting, its possible values, and the value without a choice.
  typealias Choice = (name: String, values: String, standard: String)
  static var phones: [PhoneModel] { PhoneModel.all }

  /// The names of all cameras, each once, with the phones that have it.
  static var cameras: [(name: String, phones: [PhoneModel])] {
    var names: [String] = []
    for camera in phones.flatMap(\.cameras) where !names.contains(camera.localizedName) {
      names.append(camera.localizedName)
    }
    return names.map { name in
      (name, phones.filter { $0.cameras.contains { $0.localizedName == name } })
    }
  }

  /// The settings, with the values that a script can give them.
  static let settings: [Choice] = {
    let standard = leaves(of: PhoneSettings())
    return SettingText.all.map { text in
      (
        name: text.name,
        values: text.words.isEmpty ? text.expected : text.words.joined(separator: ", "),
        // Only the product for the Camera Control has no property: it's the launch target.
        standard: standard.first { $0.name == text.name }?.value.text ?? Leaf.none
      )
    }
  }()

  /// The options of a phone's behavior.
  static let options = choices(of: PhoneBehavior())
  static let quirks = choices(of: Quirks())

  private static func choices(of value: Any) -> [Choice] {
    leaves(of: value).map { leaf in
      (
        name: leaf.name, values: leaf.value.values(range(of: leaf.name)?.bounds),
        standard: leaf.value.text
      )
    }
  }

  private typealias Found = (name: String, path: [String], value: Leaf)

  /// Returns the stored properties that have text, of a value and of the values in it.
  private static func leaves(of value: Any, at path: [String] = []) -> [Found] {
    Mirror(reflecting: value).children.flatMap { child -> [Found] in
      guard let label = child.label else { return [] }
      let path = path + [label]
      guard let leaf = Leaf(child.value) else { return leaves(of: child.value, at: path) }
      return [(path.map(KebabCase.text).joined(separator: "."), path, leaf)]
    }
  }

  /// Returns a value in which one property is changed to what `NAME=VALUE` says.
  ///
  /// The change is made in the value's JSON, which has the same names as its properties.
  static func changed<Value: Codable>(
    _ value: Value, _ text: String, _ option: String, _ known: [Choice]
  ) throws -> Value {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw Complaint("\(option) takes NAME=VALUE, not “\(text.shortened)”; \(Complaint.hint)")
    }
    guard let found = leaves(of: value).first(where: { $0.name == parts[0] }),
      let choice = known.first(where: { $0.name == parts[0] })
    else {
      let what = String(option.trimmingPrefix("--"))
      throw Complaint.unknown(what, parts[0], among: known.map(\.name))
    }
    let complaint = Complaint(
      "\(option) \(parts[0]) takes \(choice.values), not “\(parts[1].shortened)”")
    guard let json = found.value.json(of: parts[1]) else { throw complaint }
    do {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      let data = try JSONSerialization.data(withJSONObject: set(found.path[...], in: object, json))
      let changed = try JSONDecoder().decode(Value.self, from: data)
      if let behavior = changed as? PhoneBehavior,
        !(range(of: parts[0])?.contains(valueIn: behavior) ?? true)
      {
        throw complaint
      }
      return changed
    } catch {
      throw complaint
    }
  }

  private static func set(_ path: ArraySlice<String>, in object: Any, _ value: Any) -> Any {
    guard let name = path.first, var members = object as? [String: Any] else { return value }
    members[name] = set(path.dropFirst(), in: members[name] ?? [String: Any](), value)
    return members
  }

  /// Returns the bounds of an option; `nil` if it has none.
  static func range(of name: String) -> OptionRange? {
    OptionRange.all.first { KebabCase.text(of: $0.name) == name }
  }

  /// Throws a complaint about forces that contradict each other under the person's setting.
  static func check(_ force: ButtonTuning.Force, for setting: LightPressForce) throws {
    guard let contradiction = force.contradiction(for: setting) else { return }
    throw Complaint("--option \(KebabCase.text(of: contradiction))")
  }
}
