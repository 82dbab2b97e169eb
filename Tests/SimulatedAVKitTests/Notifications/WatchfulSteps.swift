import AVKit
import CameraControl
import CameraControlTesting

/// What happens to an app that observes on the main queue; both test libraries try each of it.
enum WatchfulStep: String, CaseIterable, Sendable {
  case leaves, starts, isTurned, saves, savesElsewhere, combines, iterates, savesAPhoto
  case stopsWatching, asksFoundation, choosesQueues

  /// What the app hears, in order.
  var expected: [String] {
    switch self {
    case .leaves:
      [
        "started", "resigns", "scene in background", "background", "interrupted", "foreground",
        "resumed", "active", "stopped",
      ]
    case .starts: ["started", "after the start", "stopped", "after the stop"]
    case .isTurned: ["turned", "after the turn"]
    case .saves: ["saved", "after the save"]
    case .savesElsewhere: ["saved"]
    case .combines: ["operation", "queue", "run loop"]
    case .iterates: ["saved", "after the save"]
    case .savesAPhoto: ["photo"]
    case .stopsWatching: []
    case .asksFoundation: ["started", "after the start"]
    case .choosesQueues: ["main queue", "own queue", "posting queue"]
    }
  }

  /// Does it, and returns what the app heard.
  @MainActor
  func heard() async throws -> [String] {
    let phone = SimulatedPhone()
    let app = phone.asCurrent { WatchfulCamera() }
    switch self {
    case .leaves:
      await app.start()
      await phone.leaveApp()
      await phone.returnToApp()
      app.session.stopRunning()
    case .starts:
      app.session.startRunning()
      app.note("after the start")
      app.session.stopRunning()
      app.note("after the stop")
    case .isTurned:
      phone.app.phone.turn(to: .landscapeLeft)
      app.note("after the turn")
    case .saves:
      app.save()
      app.note("after the save")
    case .savesElsewhere:
      await app.onItsQueue { app.save() }
    case .combines:
      app.subscribe()
      app.stopWatching()
      app.save()
      try await phone.wait(until: { app.log.count == 3 })
      return app.log.sorted()
    case .iterates:
      let saves = NotificationCenter.default.notifications(
        named: WatchfulCamera.didSave, object: app)
      app.save()
      for await _ in saves.prefix(1) { app.note("after the save") }
    case .savesAPhoto:
      phone.asCurrent { app.savePhoto() }
      try await phone.wait(until: { !app.log.isEmpty })
    case .stopsWatching:
      app.stopWatching()
      await phone.leaveApp()
      app.session.startRunning()
      app.save()
    case .asksFoundation:
      // Foundation's own method takes a name that may be missing.
      let name: Notification.Name? = AVCaptureSession.didStartRunningNotification
      app.stopWatching()
      let token = NotificationCenter.default.addObserver(
        forName: name, object: app.session, queue: .main
      ) { _ in MainActor.assumeIsolated { app.note("started") } }
      app.session.startRunning()
      app.note("after the start")
      NotificationCenter.default.removeObserver(token)
    case .choosesQueues:
      return await heardOnQueues(app)
    }
    return app.log
  }
  /// What observers of a center that is not the default one hear, on a queue each.
  @MainActor
  private func heardOnQueues(_ app: WatchfulCamera) async -> [String] {
    let (center, own, name) = (NotificationCenter(), OperationQueue(), WatchfulCamera.didSave)
    let (places, continuation) = AsyncStream.makeStream(of: String.self)
    let tokens = [
      center.addObserver(forName: name, object: nil, queue: .main) { _ in
        continuation.yield(Thread.isMainThread ? "main queue" : "elsewhere")
      },
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        continuation.yield(app.sessionQueue.isCurrent ? "posting queue" : "elsewhere")
      },
      center.addObserver(forName: name, object: nil, queue: own) { _ in
        continuation.yield(OperationQueue.current === own ? "own queue" : "elsewhere")
      },
    ]
    await app.onItsQueue { center.post(name: name, object: app) }
    tokens.forEach(center.removeObserver)
    await app.onItsQueue { center.post(name: name, object: app) }
    continuation.finish()
    var heard: [String] = []
    for await place in places { heard.append(place) }
    return heard.sorted()
  }
}
