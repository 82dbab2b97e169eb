/// What the app and its extensions share.
struct ClownTownContext: Codable, Sendable {
  var isAddingMakeup = false
}
