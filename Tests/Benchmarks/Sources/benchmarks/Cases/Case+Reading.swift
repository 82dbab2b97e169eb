import CameraControl

// A reading of a sliding finger on a simulated phone, with its entries in the trace.

extension Case {
  /// A reading where the action of the slider runs in place.
  static var reading: Case { reading("reading", ReadingStage()) }

  /// A reading where the action is for the main queue, and the waiting main thread runs it.
  static var readingOnMainQueue: Case {
    reading("reading-main-queue", ReadingStage(queue: .main))
  }

  /// A reading on a phone that has a million earlier readings in its trace.
  static var readingAfterMillion: Case {
    let stage = ReadingStage()
    stage.slide(readings: 1_000_000)
    return Case(name: "reading-after-million", allowance: .atMost(0.05)) {
      stage.slide(readings: $0)
    }
  }

  /// A reading on a phone that knows a thousand other apps with a session each.
  static var readingAmongApps: Case {
    reading("reading-1000-apps", ReadingStage(otherApps: 1000))
  }

  /// A reading in an app that has had a thousand other sessions before.
  static var readingAfterSessions: Case {
    reading("reading-1000-dead-sessions", ReadingStage(deadSessions: 1000))
  }

  private static func reading(_ name: String, _ stage: ReadingStage) -> Case {
    Case(
      name: name, allowance: .atMost(0.05), prepare: { stage.clearTrace() },
      run: { stage.slide(readings: $0) })
  }
}
