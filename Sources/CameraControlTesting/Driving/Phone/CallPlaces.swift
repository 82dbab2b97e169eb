import CameraControl
import Synchronization

/// The place of a call in a test, as the call's default arguments give it.
struct CallSite: Sendable {
  let fileID: StaticString
  let line: UInt

  /// How many faults had occurred when the call began.
  var faultCount = 0

  var text: String { "\(fileID):\(line)" }
}

/// The calls of a test that began unfinished work, or during which something went wrong.
struct CallPlaces: Sendable {
  private var holds: [HeldButtons.Hold: CallSite] = [:]

  /// The call that left the finger on the Camera Control.
  private(set) var touch: CallSite?

  /// The next timer of the phone, including those of products, and the next wait of the app, each with the call that began it.
  private(set) var timer, wait: (instant: PhoneInstant, site: CallSite)?

  /// The call during which, or before which, each fault occurred, in the order of the faults.
  private var faults: [(site: CallSite, isBefore: Bool)] = []

  /// The last error that a call threw, which doesn't say where.
  private var error: (thrown: CaptureError, site: CallSite)?

  /// The call that began to hold a button down.
  subscript(hold: HeldButtons.Hold) -> CallSite? { holds[hold] }

  /// The call of a fault, by its number.
  subscript(fault number: Int) -> (site: CallSite, isBefore: Bool)? {
    faults.indices.contains(number) ? faults[number] : nil
  }

  /// Follows the finger after a step, which may have let a button go.
  mutating func forgetReleased(_ finger: Finger) {
    if !holds.isEmpty { holds = holds.filter { finger.held.all.contains($0.key) } }
  }

  /// Follows the phone after a call, which began what was not there before.
  mutating func end(
    _ site: CallSite, _ finger: Finger, timer: PhoneInstant?, wait: PhoneInstant?, faultCount: Int
  ) {
    while faults.count < faultCount { faults.append((site, faults.count < site.faultCount)) }
    if self.timer?.instant != timer { self.timer = timer.map { ($0, site) } }
    if self.wait?.instant != wait { self.wait = wait.map { ($0, site) } }
    if holds.isEmpty, finger.held.isEmpty, finger.position == nil { return }
    holds = finger.held.all.reduce(into: [:]) { sites, hold in sites[hold] = holds[hold] ?? site }
    touch = finger.position.map { _ in site }
  }

  mutating func note(_ error: CaptureError, _ site: CallSite) { self.error = (error, site) }

  /// Returns the call that threw an error whose description a text contains.
  func site(ofErrorIn text: String) -> CallSite? {
    error.flatMap { text.contains($0.thrown.description) ? $0.site : nil }
  }
}

extension SimulatedPhone {
  /// Notes that a call of a test begins.
  func beginCall(_ fileID: StaticString, _ line: UInt) -> CallSite {
    CallSite(
      fileID: fileID, line: line, faultCount: store.faultCount.load(ordering: .relaxed))
  }

  /// Notes that a call of a test has ended, in case it has left something unfinished.
  func endCall(_ site: CallSite) {
    // Without a lock, because tests perform many gestures.
    let (timer, faultCount) = (core.nextDeadline, store.faultCount.load(ordering: .relaxed))
    let wait = courier.hasWaits ? courier.unfinishedWaits.first : nil
    changePlaces { places, finger in
      places.end(site, finger, timer: timer, wait: wait, faultCount: faultCount)
    }
  }

  /// Runs a part of a call, and remembers the call's place if the part throws an error.
  func located<Result>(
    _ fileID: StaticString, _ line: UInt, _ body: () throws(CaptureError) -> Result
  ) throws(CaptureError) -> Result {
    do {
      return try body()
    } catch {
      changePlaces { places, _ in places.note(error, CallSite(fileID: fileID, line: line)) }
      throw error
    }
  }

  /// Returns the place of the call that threw an error of the phone, if a text contains the error.
  package func place(ofErrorIn text: String) -> String? {
    var site: CallSite?
    changePlaces { places, _ in site = places.site(ofErrorIn: text) }
    return site?.text
  }
}
