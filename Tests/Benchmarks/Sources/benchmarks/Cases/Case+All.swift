extension Case {
  /// The name of every case and a closure that creates it, in the order of the output.
  ///
  /// A case is created only when its turn comes, because some take a while to prepare.
  static var all: [(name: String, make: () -> Case)] {
    [
      ("closure", { .closure }), ("one-lock", { .oneLock }),
      ("must-allocate", { .mustAllocate }), ("queue-in-place", { .queueInPlace }),
      ("reading", { .reading }),
      ("reading-main-queue", { .readingOnMainQueue }),
      ("reading-after-million", { .readingAfterMillion }),
      ("reading-1000-apps", { .readingAmongApps }),
      ("reading-1000-dead-sessions", { .readingAfterSessions }),
      ("phone-reading", { .phoneReading }), ("new-phone", { .newPhone }),
      ("scenario", { .scenario }), ("trace-entry", { .traceEntry }),
      ("explored-1000-steps", { .exploredSteps }), ("explored-camera", { .exploredCamera }),
      ("timeline", { .timeline }),
      ("recorded-action", { .recordedAction }),
    ]
  }
}
