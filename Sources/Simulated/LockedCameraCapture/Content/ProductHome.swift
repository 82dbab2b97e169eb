import CameraControl
import SimulatedAVFoundation
import SimulatedUIKit

/// The data of this module for an installed product: its files, the activities on their way to the
/// app, and the readers of its updates.
final class ProductHome: Sendable {
  typealias Update = LockedCameraCaptureManager.SessionContentUpdate
  typealias Handler = @MainActor (NSUserActivity) -> Void

  let folders = ProductFolders()
  private let state = Guarded(State())

  private struct State: Sendable {
    var lastTicket: UInt64 = 0
    var activities: [UInt64: Handoff<NSUserActivity>] = [:]
    var handlers: [Handler] = []
    var readers: [ConsumerID: UpdateQueue] = [:]
    /// Updates for consumers that have not said yet how they read.
    var early: [ConsumerID: [Update]] = [:]
  }

  /// The product that a process belongs to and what is kept for it; `nil` in other apps.
  static func of(_ app: PhoneApp) -> Known? {
    guard let (product, isExtension) = app.membership, let home = product.home as? ProductHome
    else { return nil }
    return Known(product: product, home: home, isExtension: isExtension)
  }

  /// A product with its home.
  struct Known {
    let product: InstalledProduct
    let home: ProductHome
    let isExtension: Bool
  }

  // MARK: - Activities

  /// Keeps an activity, and returns the ticket for it.
  func keep(_ activity: Handoff<NSUserActivity>) -> UInt64 {
    state.withLock {
      $0.lastTicket += 1
      $0.activities[$0.lastTicket] = activity
      return $0.lastTicket
    }
  }

  func removeActivity(for ticket: UInt64) -> Handoff<NSUserActivity>? {
    state.withLock { $0.activities.removeValue(forKey: ticket) }
  }

  /// Whether a loop has not received an update that it is going to receive.
  private var isHandingOver: Bool {
    state.withLock { $0.readers.values.contains(where: \.isHandingOver) }
  }

  /// Calls a handler with each activity that the app continues.
  func addHandler(_ handler: @escaping Handler) { state.withLock { $0.handlers.append(handler) } }

  /// Hands an activity to the app.
  ///
  /// If content comes first, it waits for tasks that the app has created on the main actor, and for loops
  /// that have not received their updates. The number of turns is limited, because a loop on another actor
  /// may never get there.
  @MainActor
  func hand(_ ticket: UInt64, to app: PhoneApp, turn: Int = 0) {
    let isContentFirst = app.phone.behavior.lockScreen.contentArrival == .beforeContinuation
    if isContentFirst, turn < 2 || turn < 10_000 && isHandingOver {
      Task { hand(ticket, to: app, turn: turn + 1) }
      return
    }
    guard let activity = removeActivity(for: ticket)?.value else { return }
    let handlers = state.withLock { $0.handlers }
    for handler in handlers { handler(activity.copyForAnotherProcess()) }
    if !ArrivalBoard.hand(activity, to: app), handlers.isEmpty {
      app.phone.report(.notContinued(activity.activityType, in: app.identifier))
    }
  }

  // MARK: - Updates

  /// Gives a consumer its updates from now on, and those that came before it was ready.
  func listen(_ consumer: ConsumerID, _ reader: UpdateQueue) {
    // Yielding under the lock keeps the order.
    state.withLock {
      $0.readers[consumer] = reader
      for update in $0.early.removeValue(forKey: consumer) ?? [] { reader.yield(update) }
    }
  }

  /// Forgets a consumer that reads no more.
  func forget(_ consumer: ConsumerID) {
    state.withLock {
      $0.early[consumer] = nil
      $0.readers[consumer] = nil
    }
  }

  /// Tells a consumer of an update.
  func deliver(_ update: ContentUpdate, to consumer: ConsumerID) {
    let news = translate(update)
    state.withLock {
      if let reader = $0.readers[consumer] {
        reader.yield(news)
      } else {
        $0.early[consumer, default: []].append(news)
      }
    }
  }

  private func translate(_ update: ContentUpdate) -> Update {
    switch update {
    case .initial(let names): .initial(urls: names.map(folders.ofApp))
    case .added(let name): .added(url: folders.ofApp(name))
    case .removed(let name): .removed(url: folders.ofApp(name))
    }
  }
}

extension CaptureDiagnostic {
  fileprivate static func notContinued(_ type: String, in app: String) -> CaptureDiagnostic {
    CaptureDiagnostic(
      name: "activity-not-continued",
      finding: "The extension opened the app with an activity of type \(type), which nothing took.",
      source: app, rule: "LCK46",
      remedy: "Add onContinueUserActivity(_:perform:) for this type to a view that is shown first.")
  }
}
