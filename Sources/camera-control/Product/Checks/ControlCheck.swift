/// Checks that there is a control whose action is the intent.
enum ControlCheck {
  static func findings(in product: Product) -> [ProductFinding] {
    let widgets = product.targets(.widgetExtension)
    guard !widgets.isEmpty else {
      return [
        ProductFinding(
          "LCH03", "There is no widget extension, and so no control that launches the app.",
          "Add a target from the template “Widget Extension” with a control, and the intent.")
      ]
    }
    let sources = widgets.flatMap(\.allSources)
    let intents = Intents(product)
    let captures = Set(
      intents.captures(in: product.targets.flatMap(\.allSources) + product.packageSources)
        .map(\.name))
    let buttons = sources.flatMap(buttons)
    if buttons.contains(where: { isLaunching($0, captures) }) { return [] }
    guard let button = buttons.first else {
      if widgets.contains(where: \.hasUnseenCode) { return [] }
      return [
        ProductFinding(
          "LCH03",
          "The \(widgets[0].title) has no ControlWidgetButton, and so no control that "
            + "launches the app.",
          "Add a ControlWidget with a ControlWidgetButton whose action is the intent.",
          at: widgets[0].place)
      ]
    }
    return [
      ProductFinding(
        "LCH03",
        "The action of the ControlWidgetButton is no CameraCaptureIntent, and so it does "
          + "not launch the capture extension.",
        "Give it the intent: ControlWidgetButton(action: "
          + "\((captures.sorted().first ?? "CaptureIntent").shortened)()).",
        at: button.place)
    ]
  }

  /// A button in code, with the words of its action.
  private struct Button {
    let place: Place
    let words: [String]
  }

  private static func buttons(_ source: SwiftSource) -> [Button] {
    guard source.words.contains("ControlWidgetButton") else { return [] }
    let tokens = source.tokens
    return tokens.indices.filter { tokens[$0].text == "ControlWidgetButton" }.compactMap { start in
      guard start + 1 < tokens.count, tokens[start + 1].text == "(" else { return nil }
      return Button(
        place: source.place(tokens[start].line), words: action(tokens[(start + 2)...]))
    }
  }

  /// Returns the words of the argument `action`, of the arguments that begin here.
  private static func action(_ tokens: ArraySlice<SwiftToken>) -> [String] {
    var words: [String] = []
    var (depth, isAction) = (0, false)
    var previous = ""
    for token in tokens.prefix(longest) {
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return words }
      case "," where depth == 0: isAction = false
      case ":" where depth == 0: isAction = previous == "action"
      default: if isAction, token.isWord { words.append(token.text) }
      }
      previous = token.text
    }
    return words
  }

  /// Whether a button launches the app, as far as its action shows that.
  private static func isLaunching(_ button: Button, _ captures: Set<String>) -> Bool {
    if button.words.contains(where: captures.contains) { return true }
    // A variable may hold the intent; the name of another type shows that it is another action.
    return !button.words.contains { $0.first?.isUppercase ?? false }
  }

  private static let longest = 500
}
