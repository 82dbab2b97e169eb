/// What the overlay could show: the controls of the session that uses the camera, and for whom.
package struct OverlayStage<Subject: OverlaySubject>: Sendable {
  /// The app whose memory of the last used control counts.
  package var app: String

  /// The controls, in the order of the list.
  package var subjects: [Subject]

  /// Whether anybody hears of the overlay; without a delegate it stays hidden.
  package var hasDelegate: Bool

  /// Whether everything else it takes is there: hardware, settings, a camera in use.
  package var isUsable: Bool

  package init(app: String, subjects: [Subject], hasDelegate: Bool, isUsable: Bool) {
    self.app = app
    self.subjects = subjects
    self.hasDelegate = hasDelegate
    self.isUsable = isUsable
  }
}
