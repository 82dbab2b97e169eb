import CameraControl

/// Writes steps as text that can be parsed again.
enum ScriptWriter {
  /// Returns the text of steps on a single line.
  static func line(of steps: [GestureStep]) -> String {
    steps.map { text(of: $0) }.joined(separator: "; ")
  }

  /// Returns the text of steps, one per line.
  static func lines(of steps: [GestureStep]) -> String {
    steps.map { text(of: $0) + "\n" }.joined()
  }

  /// Returns the text of a step, without a line break.
  static func text(of step: GestureStep) -> String {
    // A step that contains braces would be hard to read after a count.
    if case .repeated(let count, let steps) = step, steps.count == 1, !steps[0].isRepeated {
      return "\(count)x \(text(of: steps[0]))"
    }
    let row = step.row
    let argument = row.argument.text
    return argument.isEmpty ? row.word : "\(row.word) \(argument)"
  }

  /// Returns the name of a setting and its value.
  static func text(of change: SettingChange) -> String {
    for setting in SettingText.all {
      if let value = setting.text(change) { return "\(setting.name) \(value)" }
    }
    preconditionFailure("a setting is not in SettingText.all")
  }

  /// Returns a name, in quotation marks if it needs them.
  static func name(_ app: String) -> String {
    let isPlain =
      !app.isEmpty && app.utf8.count <= ScriptLimits.word
      && app.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
      }
    return isPlain ? app : quoted(app)
  }

  /// Returns a name in quotation marks.
  static func quoted(_ name: String) -> String {
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += ["\\", scalar]
      // A line break would end the step.
      case _ where OneLine.isUnsafe(scalar): text += OneLine.escape(scalar).unicodeScalars
      default: text.append(scalar)
      }
    }
    text.append("\"")
    return String(text)
  }
}

extension SettingChange: CustomStringConvertible {
  /// The change as it is written in a script.
  public var description: String { ScriptWriter.text(of: self) }
}
