/// The name of a step of the app, as scripts have it.
struct AppStepName: Hashable, Sendable {
  let name: String

  /// The number of the first of the steps that do the same with different values.
  let first: Int
}
