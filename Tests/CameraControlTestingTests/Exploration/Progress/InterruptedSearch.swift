import CameraControl
import CameraControlTesting

/// An exploration of every kind of part that finds two failures, and can be stopped after any run.
struct InterruptedSearch {
  let folder: String

  var model = PhoneModel.iPhone16Pro

  /// Whether more of the app tells states apart.
  var isFiner = false

  /// A step more than usual, so that it is another exploration.
  var isOther = false

  /// Whether the app breaks claims; another one does not.
  var breaksClaims = true

  /// Up to which number of presses states are told apart.
  var presses = 3

  var parts: [ExplorationPart] = [
    .scripts([.leaveApp, .returnToApp], [.press(.volumeUp), .leaveApp]), .exhaustive(depth: 3),
    .random(scripts: 250, length: 4, seed: 5),
  ]

  /// The result without an interruption.
  func uninterrupted() throws -> ExplorationResult {
    try exploration(stoppingAfter: nil).run(parts)
  }

  /// Explores until a number of scripts have run, those included that make a failure simpler.
  func run(stoppingAfter count: Int? = nil) async throws -> ExplorationResult {
    try await Task { try runNow(stoppingAfter: count) }.value
  }

  /// The same, waiting for each script as if the app were asynchronous.
  func runWaiting(stoppingAfter count: Int? = nil) async throws -> ExplorationResult {
    try await Task {
      try await exploration(stoppingAfter: count).resuming(in: folder).run(parts)
    }.value
  }

  private func runNow(stoppingAfter count: Int?) throws -> ExplorationResult {
    try exploration(stoppingAfter: count).resuming(in: folder).run(parts)
  }

  private func exploration(stoppingAfter count: Int?) -> Exploration<CountingApp> {
    var runs = 0
    let (holds, presses) = (!breaksClaims, presses)
    let exploration = Exploration(model) { phone in
      runs += 1
      if runs == count { withUnsafeCurrentTask { $0?.cancel() } }
      return try CountingApp(on: phone)
    }
    .steps([.press(.volumeUp), .lightPress, .leaveApp, .returnToApp] + (isOther ? [.lock] : []))
    .waits(.until)
    .orders(1, seed: 3)
    .alike { app in min(app.clicks, presses) }
    .always("at most one press") { _, app in holds || app.clicks < 2 }
    .finally("the app is in front after a press") { phone, app in
      holds || app.clicks == 0 || phone.trace.only(.step).texts.last != "leave-app"
    }
    return isFiner ? exploration.alike { app in app.focus.value } : exploration
  }
}
