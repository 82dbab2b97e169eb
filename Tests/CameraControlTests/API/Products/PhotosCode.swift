import CameraControl
import TestSupport

/// The code of a product for tests: it does as a test says, and logs what it is called for.
final class PhotosCode: Sendable {
  /// What a process does when it starts.
  struct Deeds: OptionSet, Sendable {
    let rawValue: Int

    static let camera = Deeds(rawValue: 1)
    static let interaction = Deeds(rawValue: 2)
    static let askForAccess = Deeds(rawValue: 4)
    /// Reads the updates for as long as the app runs.
    static let consume = Deeds(rawValue: 8)

    static let everything: Deeds = [.camera, .interaction, .askForAccess]
  }

  /// What the next process does.
  let deeds = Guarded(Deeds.everything)

  /// Runs inside the app's continuation of an activity.
  let onContinue = Guarded<(@MainActor @Sendable (PhoneApp) -> Void)?>(nil)

  /// Runs inside `perform()`.
  let onPerform = Guarded<(@MainActor @Sendable (PhoneApp) -> Void)?>(nil)

  let files = PhotosFiles()

  /// The objects of the app and of the visit that run now.
  let appRun = Guarded(WeakRun(run: nil))
  let visitRun = Guarded(WeakRun(run: nil))

  struct WeakRun: Sendable { weak let run: Run? }

  /// What a process has made; released when it ends.
  final class Run: Sendable {
    let session: CaptureSession?
    let view: CaptureView?
    let interaction: CaptureEventInteraction?

    @MainActor init(_ app: PhoneApp, _ deeds: Deeds, _ log: Log<String>) {
      let name = app.identifier
      view = deeds.contains(.interaction) ? CaptureView(in: app) : nil
      interaction =
        view.map { view in
          let interaction = CaptureEventInteraction { log.add("\(name) hears \($0.phase)") }
          view.addInteraction(interaction)
          app.show(view)
          return interaction
        }
      if deeds.contains(.askForAccess) { _ = try? app.requestAccess(for: .video) }
      session = deeds.contains(.camera) ? try? app.makeSession() : nil
      try? session?.addOutput(CaptureOutput(.photo))
    }
  }

  /// Returns a product with this code.
  func product(
    _ name: String, parts: ProductParts = ProductParts(), _ log: Log<String>
  ) -> CaptureProduct {
    var product = CaptureProduct(name, parts: parts)
    product.code.files = files
    product.code.startApp = { [self] app in
      let deeds = deeds.withLock { $0 }
      if deeds.contains(.consume) { _ = app.membership?.product.addConsumer() }
      let run = Run(app, deeds, log)
      appRun.withLock { $0 = WeakRun(run: run) }
      return run
    }
    product.code.startVisit = { [self] visit in
      let run = Run(visit.app, deeds.withLock { $0 }, log)
      visitRun.withLock { $0 = WeakRun(run: run) }
      return run
    }
    product.code.perform = { [self] target, app in
      log.add("perform in the \(target)")
      onPerform.withLock { $0 }?(app)
    }
    product.code.continueActivity = { [self] ticket, app in
      log.add("activity \(ticket) in \(app.identifier)")
      onContinue.withLock { $0 }?(app)
    }
    product.code.update = { update, consumer in log.add("consumer gets \(update)") }
    return product
  }
}

/// The files of a product as a list of what was asked of them.
final class PhotosFiles: ProductFiles {
  let asked = Log<String>()

  /// The directories that have nothing in them.
  let empty = Guarded<Set<String>>([])

  /// The directories that the extension has deleted.
  let gone = Guarded<Set<String>>([])

  func make(_ directory: String) { asked.add("make \(directory)") }

  func isThere(_ directory: String) -> Bool { gone.withLock { !$0.contains(directory) } }

  func copy(_ directory: String) -> Bool {
    asked.add("copy \(directory)")
    return empty.withLock { $0.contains(directory) }
  }

  func erase(_ directory: String) { asked.add("erase \(directory)") }

  func empty(_ directory: String) { asked.add("empty \(directory)") }

  func delete(_ directory: String) -> ContentUse {
    asked.add("delete \(directory)")
    return .unknown
  }

  func appEnded() {}
}
