import Synchronization

/// Asks for an update of the views in the main actor's next turn, from any thread.
///
/// Further requests before the update are for the same one.
final class UpdateRequest: Sendable {
  private let isPending = Atomic<Bool>(false)
  private let update: @MainActor @Sendable () -> Void

  init(_ update: @escaping @MainActor @Sendable () -> Void) { self.update = update }

  func send() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      // An update that happened meanwhile for another reason has already shown the change.
      if isPending.load(ordering: .acquiring) { update() }
    }
  }

  /// Says that an update begins, which shows all changes so far.
  func fulfil() { isPending.store(false, ordering: .releasing) }
}
