import CameraControl
import Dispatch

// How the courier waits for work of the app that it doesn't carry.

extension CallbackCourier {
  /// Waits until the app has nothing left to do at this instant.
  @discardableResult
  func waitForOutsideWork(
    _ ownPatience: Duration?, from callerQueue: inout CallerQueue
  ) -> CourierDelay? {
    guard let work = newOutsideWork, !isInside else { return nil }
    // A call on the main thread may itself be a job of the main actor, and then the next job has to wait.
    let isComplete = !DispatchQueue.main.isCurrent
    var rounds = OutsideWork.Rounds()
    while rounds.go(on: work, isComplete: isComplete) {
      if !work.wait(patience: ownPatience ?? patience), let delay = end(work, ownPatience) {
        return delay
      }
      work.jobs?.runHere()
      sendMarkers()
      if let delay = wait(ownPatience: ownPatience, from: &callerQueue) { return delay }
    }
    return nil
  }

  /// Waits like the synchronous version.
  func waitForOutsideWork(
    _ ownPatience: Duration?, _ endsIfCancelled: Bool
  ) async -> CourierDelay? {
    guard let work = newOutsideWork else { return nil }
    var rounds = OutsideWork.Rounds()
    while rounds.go(on: work) {
      let patience = ownPatience ?? patience
      if await !work.wait(patience: patience, endsIfCancelled: endsIfCancelled),
        let delay = endsIfCancelled && Task.isCancelled ? .cancelled : end(work, ownPatience)
      {
        return delay
      }
      sendMarkers()
      if let delay = await waitForPieces(ownPatience, endsIfCancelled) { return delay }
    }
    return nil
  }

  /// Sends an empty piece to every known queue, after which all earlier jobs there have run.
  private func sendMarkers() {
    change { state in
      for queue in state.queues { state.line.add(ClosureWork {}, to: .queue(queue)) }
    }
    pump()
  }

  /// Ends a wait that has its own patience; without one, gives up what has not run.
  private func end(_ work: OutsideWork, _ ownPatience: Duration?) -> CourierDelay? {
    if ownPatience != nil { return work.oldestQueue.map { .callback($0.label) } }
    for queue in work.giveUp() { reportStuck(on: queue.label) }
    return nil
  }
}
