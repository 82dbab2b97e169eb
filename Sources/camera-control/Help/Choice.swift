/// Something that has a name and a value, such as a setting, as the command line takes it.
struct Choice {
  /// The name, such as `overlay.all-disabled`.
  let name: String

  /// The words that are possible values; empty if there are other values, such as numbers.
  let words: [String]

  /// The possible values, for a message.
  let values: String

  /// The value that holds without a choice.
  let standard: String
}
