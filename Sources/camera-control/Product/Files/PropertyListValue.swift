import Foundation

/// A value of a property list, as far as the checks look at it.
indirect enum PropertyListValue: Equatable {
  case text(String)
  case list([PropertyListValue])
  case table([String: PropertyListValue])
  /// A number, a date, data or a Boolean value.
  case other

  /// Creates a value from what Foundation has read.
  init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.map(Self.init))
    case let table as [String: Any]: self = .table(table.mapValues(Self.init))
    default: self = .other
    }
  }

  /// Returns the value with all texts in it changed.
  func mapTexts(_ change: (String) -> String) -> PropertyListValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mapTexts(change) })
    case .table(let table): .table(table.mapValues { $0.mapTexts(change) })
    case .other: .other
    }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The values of a dictionary; `nil` for any other value.
  var table: [String: PropertyListValue]? {
    if case .table(let table) = self { table } else { nil }
  }

  /// Returns the value of a key of a dictionary.
  subscript(_ key: String) -> PropertyListValue? { table?[key] }
}
