import CameraControl
import CameraControlTesting

/// Feeds a phone readings and other inputs, four bytes each, and lets go of everything at the end:
/// everything that began has to end then, once.
enum SampleFuzzer {
  static func test(_ input: UnsafeRawBufferPointer) -> Int32 {
    let phone = SimulatedPhone()
    phone.onUnfinishedWork = { _ in }
    do {
      let focus = try CaptureSlider("Focus", symbolName: "scope", in: 0...1)
      let grain = try CaptureSlider("Grain", symbolName: "circle", in: 0...10, step: 1)
      for slider in [focus, grain] { slider.setActionQueue(.inPlace) { _ in } }
      let recorder = Recorder()
      let session = try phone.makeSession([focus, grain], delegate: recorder)
      phone.show(recorder.interaction())
      for start in stride(from: 0, to: min(input.count, longest) - 3, by: 4) {
        perform(
          input[start], input[start + 1], input[start + 2], input[start + 3], on: phone, grain)
      }
      phone.send([ButtonSample(instant: phone.now.advanced(by: .milliseconds(10)))])
      phone.perform([.up(.volumeUp), .returnToApp, .wait(.seconds(20))])
      if phone.overlay != .hidden { fail("the overlay stays: \(phone.overlay.drawing)") }
      try phone.trace.expectBalanced()
      if !(0...1).contains(focus.value) { fail("the value is \(focus.value)") }
      try phone.finish(allowing: [.fault])
      try session.stopRunning()
    } catch {
      fail("\(error)")
    }
    return 0
  }

  /// The number of bytes that are used, so that no input takes long.
  private static let longest = 256

  private static func perform(
    _ kind: UInt8, _ time: UInt8, _ force: UInt8, _ place: UInt8, on phone: SimulatedPhone,
    _ grain: CaptureSlider
  ) {
    switch kind % 16 {
    case 8: phone.perform([.leaveApp])
    case 9: phone.perform([.returnToApp])
    case 10: phone.perform([.tapOverlay(item: Int(place % 3))])
    case 11: phone.perform([force < 128 ? .down(.volumeUp) : .up(.volumeUp)])
    case 12: phone.perform([.wait(.milliseconds(Int(time) * 20))])
    case 13: grain.isEnabled = force < 128
    case 14: phone.perform([.interrupt(.videoDeviceInUseByAnotherClient)])
    case 15: phone.perform([.endInterruption])
    default:
      let sample = ButtonSample(
        instant: phone.now.advanced(by: .milliseconds(Int(time))), force: Double(force) / 200,
        position: place == 255 ? nil : Double(place) / 4, isSwitchDown: kind & 128 != 0)
      phone.send([sample])
    }
  }
}
