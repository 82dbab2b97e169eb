/// Where a text field has its text from, and where the text goes.
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
}
