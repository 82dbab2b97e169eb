import CameraControl
import Synchronization

// Which test uses the phone, and whether the phone performs a step: for warnings, and for what is printed
// when a trap ends the process.

extension SimulatedPhone {
  /// Notes that the calling code's test uses the phone.
  func noteUse() {
    guard !keepsTest.load(ordering: .relaxed), let test = TestIdentity.current else { return }
    let last = self.test.exchange(test.rawValue, ordering: .relaxed)
    guard last != test.rawValue else { return }
    ProcessEnd.prepare()
    if last != Self.noTest { DrivenPhones.end(core, in: last) }
    DrivenPhones.begin(core, in: test)
  }

  /// Notes that the calling code's test uses the phone, and that no other test can until the use ends.
  func keepTest() {
    noteUse()
    keepsTest.store(true, ordering: .relaxed)
  }

  /// Notes that no test uses the phone, until one does so again.
  func endUse() {
    keepsTest.store(false, ordering: .relaxed)
    let last = test.exchange(Self.noTest, ordering: .relaxed)
    if last != Self.noTest { DrivenPhones.end(core, in: last) }
  }

  /// Stands for the test of a phone that no test uses.
  static var noTest: Int { .min }

  /// Notes that a step or readings begin.
  func beginActing() { isActing.store(true, ordering: .relaxed) }

  /// Notes that a step or readings have ended.
  func endActing() { isActing.store(false, ordering: .relaxed) }
}
