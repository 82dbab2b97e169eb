import CameraControl
import CameraControlTesting
import Foundation

/// Decodes values: what can be decoded can be encoded and decoded again, and a phone can have it.
enum JSONFuzzer {
  static func test(_ input: UnsafeRawBufferPointer) -> Int32 {
    guard let kind = input.first else { return 0 }
    let json = Data(input.dropFirst())
    switch kind % 6 {
    case 0: if let trace: Trace = decoded(json) { read(trace) }
    case 1: let _: [PhoneRecord]? = decoded(json)
    case 2:
      if let settings: PhoneSettings = decoded(json) { use(SimulatedPhone(settings: settings)) }
    case 3:
      if let behavior: PhoneBehavior = decoded(json) { use(SimulatedPhone(behavior: behavior)) }
    case 4: if let quirks: Quirks = decoded(json) { use(SimulatedPhone(quirks: quirks)) }
    default: if let script: GestureScript = decoded(json) { _ = script.text }
    }
    return 0
  }

  private static func decoded<Value: Codable & Equatable>(_ json: Data) -> Value? {
    guard let value = try? JSONDecoder().decode(Value.self, from: json) else { return nil }
    do {
      let again = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
      if again != value { fail("encoded and decoded again, \(value) is \(again)") }
    } catch {
      fail("\(value) cannot be encoded and decoded again: \(error)")
    }
    return value
  }

  private static func read(_ trace: Trace) {
    _ = trace.description
    _ = try? trace.expectBalanced()
    _ = trace.only(.callback).texts
  }

  private static func use(_ phone: SimulatedPhone) {
    phone.onUnfinishedWork = { _ in }
    do throws(CaptureError) {
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      focus.setActionQueue(.inPlace) { _ in }
      let recorder = Recorder()
      let session = try phone.makeSession([focus], delegate: recorder)
      phone.perform([.lightPress, .slide(by: 0.25), .press(.cameraControl, .milliseconds(10))])
      try session.stopRunning()
    } catch {
      // A session may take no control, for example; a refusal says what to do.
      if error.message.isEmpty { fail("a refusal without a message") }
    }
  }
}
