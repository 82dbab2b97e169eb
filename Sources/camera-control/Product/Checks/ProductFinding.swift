/// A problem that prevents the launch of an app, or its extension from working.
struct ProductFinding: Encodable {
  /// The id of the rule in `Docs/Semantics`.
  let rule: String
  /// What is wrong, in one sentence.
  let problem: String
  /// What to do about it, in one sentence.
  let remedy: String
  /// The file or folder that it is about; `nil` if something is missing altogether.
  let file: String?

  init(_ rule: String, _ problem: String, _ remedy: String, in file: String? = nil) {
    (self.rule, self.problem, self.remedy, self.file) = (rule, problem, remedy, file)
  }
}
