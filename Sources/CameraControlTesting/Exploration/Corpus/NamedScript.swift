/// A script with the name of its file, if it has one.
struct NamedScript: Hashable, Sendable {
  let name: String?
  let steps: [GestureStep]
}
