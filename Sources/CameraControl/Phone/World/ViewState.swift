/// What a phone knows of a view.
struct ViewState: Hashable, Sendable {
  let app: AppID

  /// The interactions on the view, in the order they were added.
  var interactions: [InteractionID] = []
}
