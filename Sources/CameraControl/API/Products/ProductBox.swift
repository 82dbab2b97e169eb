/// An installed product on a phone: its code, its files, and the objects of its processes.
///
/// The box refers to its phone weakly, because the phone retains the box.
final class ProductBox: ProductObject {
  let code: ProductCode
  private let hosting: WeakPhone
  private let name: String
  private let made = Guarded(Made())

  private struct WeakPhone: Sendable { weak let phone: Phone? }

  /// The objects that the product's code created for the processes that are running.
  private struct Made: Sendable {
    var app: Handoff<AnyObject>?
    var visits: [VisitID: Handoff<AnyObject>] = [:]
  }

  init(_ product: CaptureProduct, on phone: Phone) {
    name = product.name
    code = product.makeCode?() ?? product.code
    hosting = WeakPhone(phone: phone)
  }

  func carryOut(_ command: ProductCommand, of id: ProductID, on host: PhoneHost) {
    switch command {
    case .make(let directory): code.files?.make(directory.name)
    case .copy(let directory): copy(directory, of: id, on: host)
    case .erase(let directory): code.files?.erase(directory.name)
    case .empty(let directory): code.files?.empty(directory.name)
    case .delete(let directory): delete(directory, on: host)
    case .appear:
      // Enqueued after the continuation, whose code may delay the appearance.
      take(afterTurns: turns(on: host), on: host) { host.change { $0.world.appear(id) } }
    case .endApp:
      code.files?.appEnded()
      carry(command, on: host)
    case .continueActivity:
      take(afterTurns: turns(on: host), on: host) { [self] in
        MainActor.assumeIsolated { run(command) }
      }
    case .startApp, .startVisit, .endVisit, .perform, .update: carry(command, on: host)
    }
  }

  /// Returns how many turns of the main queue an activity waits for the code that content reaches there:
  /// that code is asynchronous, and may only begin to consume updates (LCK79).
  private func turns(on host: PhoneHost) -> Int {
    host.read { $0.world.behavior.lockScreen.contentArrival == .beforeContinuation } ? 16 : 0
  }

  private func take(
    afterTurns turns: Int, on host: PhoneHost, _ body: @escaping @Sendable () -> Void
  ) {
    host.mainQueue.deliver(through: host.courier) { [self] in
      if turns == 0 { body() } else { take(afterTurns: turns - 1, on: host, body) }
    }
  }

  /// Runs code of the app, in the order of the phone's requests.
  private func carry(_ command: ProductCommand, on host: PhoneHost) {
    host.mainQueue.deliver(through: host.courier) { [self] in
      MainActor.assumeIsolated { run(command) }
    }
  }

  private func delete(_ directory: String, on host: PhoneHost) {
    switch code.files?.delete(directory) {
    case nil, .unknown, .read: return
    case .unread:
      host.change { [name] in
        $0.world.report(.invalidatedUnread(directory, by: name))
      }
    case .readAgain:
      host.change { [name] in $0.world.report(.readAgain(directory, by: name)) }
    }
  }

  private func copy(_ directory: ContentDirectory, of id: ProductID, on host: PhoneHost) {
    guard host.read({ $0.world.awaitsCopy(directory, of: id) }) else { return }
    let outcome = copy(directory.name, hasRoom: !host.read { $0.world.lock.isStorageFull })
    host.change { $0.world.copied(directory, of: id, outcome) }
  }

  private func copy(_ directory: String, hasRoom: Bool) -> CopyOutcome {
    // A directory that no longer exists needs no storage.
    if let files = code.files, !files.isThere(directory) { return .gone }
    return hasRoom ? .copied(isEmpty: code.files?.copy(directory) ?? false) : .failed
  }

  @MainActor private func run(_ command: ProductCommand) {
    switch command {
    case .startApp(let process):
      withApp(process, name) { app in
        let object = code.startApp(app).map { Handoff($0) }
        let old = made.withLock { made in
          defer { made.app = object }
          return made.app
        }
        withExtendedLifetime(old) {}
      }
    case .endApp: withExtendedLifetime(made.withLock { $0.app.take() }) {}
    case .startVisit(let visit, let process):
      withApp(process, "\(name) extension") { app in
        let new = LockScreenVisit(app: app, directory: visit.directory.name, id: visit.id)
        let object = code.startVisit(new).map { Handoff($0) }
        made.withLock { $0.visits[visit.id] = object }
      }
    case .endVisit(let visit):
      withExtendedLifetime(made.withLock { $0.visits.removeValue(forKey: visit) }) {}
    case .perform(let target, let process):
      let identifier = target == .captureExtension ? "\(name) extension" : name
      withApp(process, identifier) { code.perform(target, $0) }
    case .continueActivity(let ticket, let process):
      withApp(process, name) { code.continueActivity(ticket, $0) }
    case .update(let update, let consumer): code.update(update, consumer)
    case .appear, .make, .copy, .erase, .empty, .delete:
      preconditionFailure("\(command) is not code of an app; carryOut(_:of:on:) handles it")
    }
  }

  @MainActor private func withApp(
    _ process: AppID, _ identifier: String, _ body: (PhoneApp) -> Void
  ) {
    guard let phone = hosting.phone else { return }
    let app = PhoneApp(phone: phone, id: process, identifier: identifier)
    AmbientPhone.withApp(app) { body(app) }
  }
}
