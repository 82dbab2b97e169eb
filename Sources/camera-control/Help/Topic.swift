import CameraControlTerminal

/// The lists that `help` shows.
enum Topic: String, CaseIterable {
  case settings
  case phones
  case cameras
  case options
  case quirks
  case keys

  /// The names in the list.
  var names: [String] { rows.map(\.name) }

  /// The list as text.
  var text: String {
    Columns.section(title, rows)
      + (hasStandards ? "\nIn parentheses is the value that holds without a choice.\n" : "")
  }

  private var title: String {
    switch self {
    case .settings: "settings of the phone, for --set NAME=VALUE and for “set” in a script"
    case .phones: "phones, for --phone NAME"
    case .cameras: "cameras, for --camera NAME; usually the app uses the wide one on the back"
    case .options: "choices where Apple is silent, for --option NAME=VALUE"
    case .quirks: "reported oddities, for --quirk NAME=VALUE"
    case .keys: "keys of the phone in the terminal"
    }
  }

  private var rows: [Columns.Row] {
    switch self {
    case .settings: Catalogue.settings.map(row)
    case .options: Catalogue.options.map(row)
    case .quirks: Catalogue.quirks.map(row)
    case .keys: KeyHelp.rows()
    case .phones:
      Catalogue.phones.map { phone in
        let button = phone.hasCameraControl ? "a Camera Control" : "no Camera Control"
        let action = phone.hasActionButton ? "an Action button" : "no Action button"
        return (phone.name, "\(button), \(action), \(phone.cameras.count) cameras")
      }
    case .cameras:
      Catalogue.cameras.map { name, phones in
        let isEverywhere = phones.count == Catalogue.phones.count
        return (name, isEverywhere ? "every phone" : phones.map(\.name).joined(separator: ", "))
      }
    }
  }

  private func row(_ choice: Choice) -> Columns.Row {
    (choice.name, "\(choice.values) (\(choice.standard))")
  }

  private var hasStandards: Bool {
    switch self {
    case .settings, .options, .quirks: true
    case .phones, .cameras, .keys: false
    }
  }
}
