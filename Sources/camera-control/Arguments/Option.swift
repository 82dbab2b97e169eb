/// How the help shows an option.
struct OptionText {
  /// The name, with its hyphens.
  let name: String
  /// A word that stands for the option's value; `nil` if it takes none.
  let placeholder: String?
  /// What the option does, in a few words.
  let summary: String
  /// The option before which the help shows this one; `nil` if that is behind those of the commands before.
  let successor: String?
  /// Whether the option may be given several times.
  let isRepeatable: Bool
}

/// An option of a command, and where the command stores the option's value.
struct Option<Target> {
  let text: OptionText
  /// Stores a value, which is empty if the option takes none.
  let store: (inout Target, _ value: String) throws -> Void

  init(
    _ name: String, _ placeholder: String?, _ summary: String, before successor: String? = nil,
    isRepeatable: Bool = false,
    _ store: @escaping (inout Target, _ value: String) throws -> Void
  ) {
    text = OptionText(
      name: name, placeholder: placeholder, summary: summary, successor: successor,
      isRepeatable: isRepeatable)
    self.store = store
  }

  /// Creates an option that takes any text.
  init(
    _ name: String, _ placeholder: String, _ summary: String, before successor: String? = nil,
    _ path: WritableKeyPath<Target, String?>
  ) {
    self.init(name, placeholder, summary, before: successor) { $0[keyPath: path] = $1 }
  }

  /// Creates an option that takes no value.
  init(_ name: String, _ summary: String, _ path: WritableKeyPath<Target, Bool>) {
    self.init(name, nil, summary) { target, _ in target[keyPath: path] = true }
  }

  /// Creates an option that takes a whole number within bounds.
  init(
    _ name: String, _ summary: String, _ bounds: ClosedRange<Int>,
    _ path: WritableKeyPath<Target, Int?>
  ) {
    self.init(name, "NUMBER", summary) { target, value in
      guard let number = Int(value), bounds.contains(number) else {
        throw Complaint(
          "\(name) takes a whole number from \(bounds.lowerBound) to \(bounds.upperBound), "
            + "not “\(value.shortened)”")
      }
      target[keyPath: path] = number
    }
  }

  /// Returns the option for a command that has the target among its values.
  func on<Root>(_ path: WritableKeyPath<Root, Target>) -> Option<Root> {
    Option<Root>(
      text.name, text.placeholder, text.summary, before: text.successor,
      isRepeatable: text.isRepeatable
    ) {
      try store(&$0[keyPath: path], $1)
    }
  }

  // MARK: - Options of several commands

  static func json(_ path: WritableKeyPath<Target, Bool>) -> Option {
    Option("--json", "print JSON instead of text", path)
  }

  static func quiet(_ path: WritableKeyPath<Target, Bool>) -> Option {
    Option("--quiet", "print only the summary", path)
  }

  static func html(_ path: WritableKeyPath<Target, String?>) -> Option {
    Option("--html", "FILE", "write an interactive report, as one HTML file", path)
  }
}
