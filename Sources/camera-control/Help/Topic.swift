import CameraControl
import CameraControlTerminal

/// A list that `help` shows.
struct Topic {
  let name: String
  let rows: [Columns.Row]
  /// The list as text.
  let text: String

  private init(_ name: String, _ title: String, _ rows: [Columns.Row]) {
    (self.name, self.rows, text) = (name, rows, Columns.section(title, rows))
  }

  private init(_ name: String, _ title: String, _ choices: [Catalog.Choice]) {
    self.name = name
    rows = choices.map { ($0.name, "\($0.values) (\($0.standard))") }
    text =
      Columns.section(title, rows) + "\nThe default value is in parentheses.\n"
  }

  static let all = [
    Topic(
      "settings", "settings of the phone, for --set NAME=VALUE and for “set” in a script",
      Catalog.settings),
    Topic("phones", "phones, for --phone NAME", Catalog.phones.map(row)),
    Topic(
      "cameras", "cameras, for --camera NAME; usually the app uses the wide one on the back",
      Catalog.cameras.map { name, phones in
        let isEverywhere = phones.count == Catalog.phones.count
        return (name, isEverywhere ? "every phone" : phones.map(\.name).joined(separator: ", "))
      }),
    Topic(
      "options", "choices where Apple documents nothing, for --option NAME=VALUE", Catalog.options),
    Topic("quirks", "reported quirks, for --quirk NAME=VALUE", Catalog.quirks),
    Topic("keys", "keys of the phone in the terminal", KeyHelp.rows()),
  ]

  private static func row(_ phone: PhoneModel) -> Columns.Row {
    let button = phone.hasCameraControl ? "a Camera Control" : "no Camera Control"
    let action = phone.hasActionButton ? "an Action button" : "no Action button"
    return (phone.name, "\(button), \(action), \(phone.cameras.count) cameras")
  }
}
