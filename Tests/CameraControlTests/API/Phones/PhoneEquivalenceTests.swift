import CameraControl
import CameraControlTesting
import Foundation
import TestSupport
import XCTest

/// The same readings mean the same, however they and the time between them are divided.
final class PhoneEquivalenceTests: XCTestCase {
  /// One by one, with the time in between in small steps, in large ones, or by deadlines.
  func testHowTimeIsDealtOutChangesNothing() throws {
    for seed in Effort.seeds(sample: 2, campaign: 1_000) {
      let inputs = Self.inputs(seed: seed)
      let plain = try records(of: inputs) { _, _ in }
      XCTAssertGreaterThan(plain.count, inputs.count, "something happens")
      let small = try records(of: inputs) { phone, next in
        while phone.now < next { phone.advance(to: min(next, phone.now + .milliseconds(3))) }
      }
      XCTAssertEqual(small, plain, "seed \(seed)")
      let once = try records(of: inputs) { phone, next in phone.advance(to: next) }
      XCTAssertEqual(once, plain, "seed \(seed)")
      let due = try records(of: inputs) { phone, next in
        while let deadline = phone.nextDeadline, deadline <= next { phone.advance(to: deadline) }
      }
      XCTAssertEqual(due, plain, "seed \(seed)")
      let back = try records(of: inputs) { phone, next in
        phone.advance(to: next)
        phone.advance(to: .zero)
      }
      XCTAssertEqual(back, plain, "seed \(seed)")
    }
  }

  /// Readings that arrive late, in bursts, count as they are, and the last one decides in the end.
  func testLateReadingsAreTakenWhenTheyCome() throws {
    let (phone, app) = try CameraApp.open()
    phone.wait(.seconds(5))
    for (milliseconds, force) in [(1_000, 0.5), (1_050, 0.0)] as [(Int64, Double)] {
      phone.core.send(
        ButtonSample(
          instant: PhoneInstant(nanoseconds: milliseconds * 1_000_000), force: force,
          position: force > 0 ? 0 : nil))
      app.check()
    }
    XCTAssertEqual(app.heard(), "active enter")
    XCTAssertEqual(phone.core.nextDeadline, phone.now + .seconds(3))
    phone.core.send(
      ButtonSample(instant: PhoneInstant(nanoseconds: 2_000_000_000), force: 0.5, position: 0))
    XCTAssertEqual(phone.core.nextDeadline, phone.now + .milliseconds(120), "counted from now")
  }

  /// Recorded inputs that are written as text, read and sent again give the same records.
  func testRecordedInputsCanBeReplayed() throws {
    for seed in Effort.seeds(sample: 2, campaign: 100) {
      let first = try records(of: Self.inputs(seed: seed)) { _, _ in }
      let text = try JSONEncoder().encode(first)
      let read = try JSONDecoder().decode([PhoneRecord].self, from: text)
      XCTAssertEqual(read, first)
      let inputs = read.compactMap { record -> (PhoneInstant, Told)? in
        switch record.event {
        case .input(let input): (record.instant, .input(input))
        case .sample(let sample): (record.instant, .sample(sample))
        default: nil
        }
      }
      XCTAssertEqual(try records(of: inputs) { _, _ in }, first, "seed \(seed)")
    }
  }

  /// Every kind of input survives being written as text.
  func testEveryInputCanBeWrittenAndRead() throws {
    let inputs: [PhoneInput] = [
      .button(.volumeUp, isDown: true), .touch(.drag(millimeters: 2)), .touch(.tapItem(1)),
      .bringToFront("app"), .leaveApp, .terminate("app"),
      .interrupt(.sensitiveContentMitigationActivated), .endInterruption, .screen(isOn: false),
      .settings(PhoneSettings { $0.launchTarget = .app("other") }),
    ]
    let text = try JSONEncoder().encode(inputs)
    XCTAssertEqual(try JSONDecoder().decode([PhoneInput].self, from: text), inputs)
  }

  /// Something that a phone is told.
  private enum Told {
    case input(PhoneInput)
    case sample(ButtonSample)
  }

  private func records(
    of inputs: [(PhoneInstant, Told)], between: (Phone, PhoneInstant) -> Void
  ) throws -> [PhoneRecord] {
    let (phone, app) = try CameraApp.open(settings: { $0.airPodsRemote = .pressAndHold })
    let log = Log<PhoneRecord>()
    let observation = phone.core.observe { log.add($0) }
    for (instant, input) in inputs {
      between(phone.core, instant)
      switch input {
      case .input(let input): phone.core.handle(input, at: instant)
      case .sample(let sample): phone.core.send(sample)
      }
      app.check()
    }
    phone.core.advance(to: inputs[inputs.count - 1].0 + .seconds(60))
    observation.cancel()
    return log.all
  }

  private static func inputs(seed: UInt64) -> [(PhoneInstant, Told)] {
    var random = SeededGenerator(seed: seed)
    return ButtonSample.stream(seed: seed, count: 400).flatMap { sample in
      var inputs: [(PhoneInstant, Told)] = [(sample.instant, .sample(sample))]
      switch Int.random(in: 0..<20, using: &random) {
      case 0: inputs.append((sample.instant, .input(.touch(.swipeAway))))
      case 1: inputs.append((sample.instant, .input(.touch(.tapItem(1)))))
      case 2: inputs.append((sample.instant, .input(.button(.airPodsStem, isDown: true))))
      case 3: inputs.append((sample.instant, .input(.button(.airPodsStem, isDown: false))))
      case 4: inputs.append((sample.instant, .input(.leaveApp)))
      case 5, 6: inputs.append((sample.instant, .input(.bringToFront("app"))))
      default: break
      }
      return inputs
    }
  }
}

private func + (instant: PhoneInstant, duration: Duration) -> PhoneInstant {
  instant.advanced(by: duration)
}
