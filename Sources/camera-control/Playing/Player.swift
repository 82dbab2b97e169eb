import CameraControl
import CameraControlTesting

/// Plays a script, and shows each step to an audience.
///
/// Entries are removed after each step, so a long script needs no more memory than a short script.
struct Player {
  private let app: DemoApp
  private var audience: [any Audience]
  private var progress: Progress
  private var cursor: TraceCursor
  private var tally = Tally()

  init(_ app: DemoApp, _ audience: [any Audience], _ progress: Progress) {
    self.app = app
    self.audience = audience
    self.progress = progress
    cursor = app.phone.traceCursor()
  }

  /// Plays a script, and returns the numbers.
  mutating func play(_ script: GestureScript) throws -> Tally {
    let news = news()
    for index in audience.indices { try audience[index].begin(app.phone, news) }
    // The progress line must not obstruct a complaint, either.
    defer { progress.finish() }
    for step in script.steps { try play(step) }
    tally.photos = app.photos
    for index in audience.indices { try audience[index].end(app.phone, tally) }
    return tally
  }

  /// Returns the number of steps, with repetitions counted as often as they happen.
  static func count(_ steps: [GestureStep]) -> Int {
    steps.reduce(0) { total, step in
      guard case .repeated(let count, let steps) = step else { return total + 1 }
      return total + max(0, count) * Self.count(steps)
    }
  }

  private mutating func play(_ step: GestureStep) throws {
    if case .repeated(let count, let steps) = step {
      for _ in 0..<max(0, count) { for step in steps { try play(step) } }
      return
    }
    let instant = app.phone.now
    app.phone.perform([step])
    let news = news()
    for index in audience.indices {
      try audience[index].show(step, at: instant, news, on: app.phone)
    }
    progress.advance()
  }

  private mutating func news() -> [Trace.Entry] {
    let entries = cursor.read().entries
    app.clear()
    for entry in entries { tally.count(entry) }
    return entries
  }
}
