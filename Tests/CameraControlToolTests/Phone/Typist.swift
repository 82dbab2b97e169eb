import CameraControl
import CameraControlTesting
import camera_control

/// A person at a keyboard, in a time that passes only when they say so.
struct Typist {
  var phone: TerminalPhone
  private(set) var now = PhoneInstant.zero

  init(_ arguments: String...) throws {
    try self.init(arguments: arguments)
  }

  init(arguments: [String]) throws {
    phone = try TerminalPhone(arguments: arguments)
  }

  /// Presses a key, once or, as a key that is held, every thirty milliseconds after a pause.
  mutating func press(_ key: Key, heldFor duration: Duration = .zero) throws {
    try phone.press(key, at: now)
    var held = Duration.milliseconds(400)
    guard duration >= held else { return }
    wait(held)
    try phone.press(key, at: now)
    while held < duration {
      wait(.milliseconds(30))
      held += .milliseconds(30)
      try phone.press(key, at: now)
    }
  }

  /// Presses keys that write characters, one per second.
  mutating func type(_ keys: String) throws {
    for key in keys {
      try press(.character(key))
      wait(.seconds(1))
    }
  }

  /// Lets time pass, as frame after frame is drawn.
  mutating func wait(_ duration: Duration, frame: Duration = .milliseconds(40)) {
    let end = now.advanced(by: duration)
    while now < end {
      now = min(end, now.advanced(by: frame))
      phone.pass(until: now)
    }
  }

  /// The lines of a screen that shows the phone.
  func screen(width: Int = 80, height: Int = 24) -> [String] {
    PhoneScreen.screen(of: phone.picture, width: width, height: height).lines
  }

  /// The script, on a line.
  var script: String { "\(phone.script)" }
}
