/// A row in the table of steps: a word of a script, with its meaning.
///
/// The rows are in ``GestureStep/row`` and ``PhoneInput/row``. What a finger does is in
/// ``StepPlanner/plan(_:)``.
struct StepRow {
  /// The word that the step begins with.
  let word: String

  /// What follows the word.
  let argument: StepArgument

  /// The condition that the step needs to be more than a waste of time; `nil` if more has to be known.
  let need: StepConditions?

  /// What a person does with a real phone, in which `%` stands for the argument; `nil` if no hand can.
  let instruction: String?

  init(
    _ word: String, _ argument: StepArgument = .none, needs need: StepConditions? = .open,
    _ instruction: String? = nil
  ) {
    self.word = word
    self.argument = argument
    self.need = need
    self.instruction = instruction
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
