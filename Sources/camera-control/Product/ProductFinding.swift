/// Something that keeps an app from being launched, or its extension from working.
struct ProductFinding: Equatable {
  /// The id of the rule in `Docs/Semantics.md`.
  let rule: String

  /// What is wrong, in one sentence.
  let problem: String

  /// What to do about it, in one sentence.
  let remedy: String

  /// Where it is; `nil` if something is missing altogether.
  let place: Place?

  init(_ rule: String, _ problem: String, _ remedy: String, at place: Place? = nil) {
    (self.rule, self.problem, self.remedy, self.place) = (rule, problem, remedy, place)
  }
}
