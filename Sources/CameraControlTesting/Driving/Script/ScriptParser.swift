import CameraControl

/// Parses the steps of a script from its tokens.
struct ScriptParser {
  // Tokens are read one at a time, so that a long text costs no more memory than its steps.
  private var lexer: ScriptLexer
  private var current: ScriptToken
  private var depth = 0
  // How often the next step will happen, and the number of steps so far with repetitions included.
  private var times = 1
  private var total = 0
  private var time = ScriptTime()

  init(_ text: String, atMost limit: Int = ScriptLimits.text) throws(GestureScriptError) {
    lexer = try ScriptLexer(text, atMost: limit)
    current = try lexer.next()
  }

  /// Parses the whole text.
  mutating func parse() throws(GestureScriptError) -> [GestureStep] {
    let steps = try block()
    guard current.kind == .end else { throw current.error(expected: "a step") }
    return steps
  }

  /// Parses a text that consists of one setting and its value.
  mutating func parseSetting() throws(GestureScriptError) -> SettingChange {
    let change = try setting()
    guard current.kind == .end else { throw current.error(expected: "the end of the setting") }
    return change
  }

  private mutating func advance() throws(GestureScriptError) { current = try lexer.next() }

  // MARK: Structure

  /// Parses steps up to a closing brace or the end.
  private mutating func block() throws(GestureScriptError) -> [GestureStep] {
    var steps: [GestureStep] = []
    while true {
      while case .separator = current.kind { try advance() }
      if current.kind == .end || current.kind == .close { return steps }
      steps.append(try step())
      switch current.kind {
      case .separator, .close, .end: break
      case .word, .quoted, .open: throw current.error(expected: Expected.endOfStep)
      }
    }
  }

  private mutating func step() throws(GestureScriptError) -> GestureStep {
    let token = current
    guard case .word(let text) = token.kind else { throw token.error(expected: Expected.step) }
    total += times
    guard total <= Expected.mostSteps else { throw token.error(expected: Expected.fewerSteps) }
    if Self.saysHowOften(text) {
      guard let count = Self.count(text.dropLast()) else {
        throw token.error(expected: Expected.howOften)
      }
      try advance()
      let steps = try nested(count) { parser throws(GestureScriptError) in [try parser.step()] }
      return .repeated(count, steps)
    }
    guard let example = GestureStep.byWord[text] else {
      throw token.error(expected: Expected.step, among: GestureStep.words)
    }
    try advance()
    let step = try step(like: example)
    switch (current.kind, step.row.argument) {
    case (.word, .name(var name, _, _)), (.word, .app(var name)):
      // A name of several words needs quotation marks.
      var error = current.error(expected: Expected.endOfStep)
      while case .word(let word) = current.kind, name.utf8.count < 100 {
        name += " \(word)"
        try advance()
      }
      error.suggestion = "\(text) \(ScriptWriter.quoted(name))"
      throw error
    case _: return step
    }
  }

  private mutating func repetition() throws(GestureScriptError) -> GestureStep {
    guard case .word(let text) = current.kind, let count = Self.count(text) else {
      throw current.error(expected: Expected.howOften)
    }
    try advance()
    guard current.kind == .open else { throw current.error(expected: "“{”") }
    try advance()
    let steps = try nested(count) { parser throws(GestureScriptError) in try parser.block() }
    guard current.kind == .close else { throw current.error(expected: "a step or “}”") }
    try advance()
    return .repeated(count, steps)
  }

  /// Parses what is repeated, within limits that keep a text from overflowing the stack or running
  /// forever.
  private mutating func nested(
    _ count: Int, _ read: (inout ScriptParser) throws(GestureScriptError) -> [GestureStep]
  ) throws(GestureScriptError) -> [GestureStep] {
    guard depth < Expected.deepest else { throw current.error(expected: Expected.lessDepth) }
    let outer = times
    depth += 1
    // The product cannot overflow, because parsing ends at the first step beyond the limit.
    times *= count
    defer { (times, depth) = (outer, depth - 1) }
    return try read(&self)
  }

  /// Returns whether a word looks like a number with an `x`, valid or not.
  private static func saysHowOften(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.last == UInt8(ascii: "x") else { return false }
    return "+-.0123456789".utf8.contains(first)
  }

  private static func count(_ text: some StringProtocol) -> Int? {
    guard ScriptNumber.isDigits(text), let count = Int(text) else { return nil }
    return (1...Expected.mostSteps).contains(count) ? count : nil
  }

  // MARK: Steps

  /// Parses the argument of a step with the word of an example.
  private mutating func step(like example: GestureStep) throws(GestureScriptError) -> GestureStep {
    switch example.row.argument {
    case .none, .unwritten: example
    case .duration(_, let step): step(try duration())
    case .distance(_, let step):
      step(try argument(Expected.distance) { $0.text.flatMap(ScriptNumber.distance) })
    case .millimeters(_, let step): step(try millimeters())
    case .force(_, let step):
      step(try argument(Expected.force) { $0.text.flatMap(ScriptNumber.force) })
    case .item(_, let step): step(try item())
    case .button(_, let step): step(try button())
    case .press(_, _, let step): step(try button(), try pressDuration())
    case .name(_, let expected, let step): step(try name(expected))
    case .app, .source: try launch()
    case .process(_, _, let step):
      step(try name(Expected.nameOfProduct), try choice("a process", LaunchWords.targets))
    case .reason(_, let step):
      step(
        try choice(
          "a reason", InterruptionReason.allCases.map { (KebabCase.text(of: "\($0)"), $0) }))
    case .answer(_, let step):
      step(try choice("an answer", KebabCase.words(of: AuthenticationAnswer.self)))
    case .setting(_, let step): step(try setting())
    case .repetition: try repetition()
    }
  }

  /// Parses the argument that follows a word, or throws an error that says what was expected.
  private mutating func argument<Value>(
    _ expected: String, among words: [String] = [], _ read: (ScriptToken.Kind) -> Value?
  ) throws(GestureScriptError) -> Value {
    guard let value = read(current.kind) else {
      throw current.error(expected: expected, among: words)
    }
    try advance()
    return value
  }

  private mutating func duration() throws(GestureScriptError) -> Duration {
    let token = current
    let duration = try argument(Expected.duration) { $0.text.flatMap(ScriptNumber.duration) }
    guard time.spend(duration, times: times) else { throw token.error(expected: Expected.lessTime) }
    return duration
  }

  private mutating func pressDuration() throws(GestureScriptError) -> Duration {
    switch current.kind {
    case .separator, .close, .end: StepArgument.usualPress
    case .word, .quoted, .open: try duration()
    }
  }

  private mutating func millimeters() throws(GestureScriptError) -> Double {
    try argument(Expected.millimeters) { kind in
      guard case .millimeters(let way) = kind.text.flatMap(ScriptNumber.distance) else {
        return nil
      }
      return way
    }
  }

  private mutating func item() throws(GestureScriptError) -> Int {
    try argument(Expected.item) { kind in
      kind.text.flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private mutating func launch() throws(GestureScriptError) -> GestureStep {
    let token = current
    guard case .word(let text) = token.kind else { return .launch(try name(Expected.nameOfApp)) }
    try advance()
    if text == LaunchWords.icon { return .launch(from: .icon(try name(Expected.nameOfApp))) }
    if let source = LaunchWords.source(text) { return .launch(from: source) }
    guard !LaunchWords.isTaken(text) else {
      throw token.error(expected: Expected.source, among: LaunchWords.sources.map(\.word))
    }
    return .launch(text)
  }

  private mutating func name(_ expected: String) throws(GestureScriptError) -> String {
    try argument(expected) { kind in
      if case .quoted(let name) = kind { return name }
      return kind.text
    }
  }

  private mutating func button() throws(GestureScriptError) -> PhoneButton {
    try choice("a button", KebabCase.words(of: PhoneButton.self))
  }

  private mutating func choice<Value>(
    _ what: String, _ words: [(word: String, value: Value)]
  ) throws(GestureScriptError) -> Value {
    let names = words.map(\.word)
    return try argument("\(what): \(names.joined(separator: ", "))", among: names) { kind in
      words.first { $0.word == kind.text }?.value
    }
  }

  private mutating func setting() throws(GestureScriptError) -> SettingChange {
    let text: SettingText = try choice("a setting", SettingText.all.map { ($0.name, $0) })
    return try argument(text.expected, among: text.words, text.read)
  }
}

extension ScriptToken.Kind {
  /// The text, if the token is a word.
  fileprivate var text: String? { if case .word(let text) = self { text } else { nil } }
}
