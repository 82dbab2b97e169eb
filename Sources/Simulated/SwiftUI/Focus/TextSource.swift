/// The source of a text field's text, which also receives the changed text.
struct TextSource {
  /// The text as the app has it.
  let read: () -> String
  /// Gives the app a text; one that is not of the format is ignored.
  let write: (String) -> Void
  /// Whether the app gets the text only once it is submitted or left.
  let waits: Bool

  init(_ text: Binding<String>) {
    (read, write, waits) = ({ text.wrappedValue }, { text.wrappedValue = $0 }, false)
  }

  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    waits = true
  }

  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { text in
      if let parsed = formatter.parsed(text) as? Value { value.wrappedValue = parsed }
    }
    waits = true
  }
}

extension Formatter {
  // Foundation on Linux has no reading that all formatters share, and none of a formatter of an app.
  fileprivate func parsed(_ text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
  }
}
