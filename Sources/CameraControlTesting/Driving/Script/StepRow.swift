/// A row of the table of steps: all that a word of a script means.
///
/// The rows are in ``GestureStep/row`` and ``PhoneInput/row``.
struct StepRow {
  /// The word that the step begins with.
  let word: String

  /// What follows the word.
  let argument: StepArgument

  /// The condition that the step needs to be more than a waste of time; `nil` if more has to be known.
  let need: StepConditions?

  /// What a person does with a real phone, in which `%` stands for the argument; `nil` if no hand can.
  let instruction: String?

  /// What the finger does, or what happens to the phone.
  let act: (inout StepPlanner) -> Void

  init(
    _ word: String, _ argument: StepArgument = .none, needs need: StepConditions? = .open,
    _ instruction: String? = nil, act: @escaping (inout StepPlanner) -> Void
  ) {
    self.word = word
    self.argument = argument
    self.need = need
    self.instruction = instruction
    self.act = act
  }
}

extension GestureStep {
  /// The condition that the step needs to be more than a waste of time; `nil` if more has to be known.
  var need: StepConditions? { row.need }

  /// The step as an instruction for a person with a real phone.
  var instruction: String {
    let row = row
    guard let text = row.instruction else { return "Do this: \(self)." }
    guard let place = text.firstIndex(of: "%") else { return text }
    return text[..<place] + row.argument.words + text[text.index(after: place)...]
  }
}
