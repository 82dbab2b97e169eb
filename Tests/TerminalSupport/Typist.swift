package import CameraControl
package import CameraControlTerminal

/// A person at a keyboard, in a time that passes only when they say so.
package struct Typist {
  package var phone: TerminalPhone
  package private(set) var now = PhoneInstant.zero

  package init(_ subject: TerminalPhone.Subject) {
    phone = TerminalPhone(subject)
  }

  /// Presses a key, once or, as a key that is held, every thirty milliseconds after a pause.
  package mutating func press(_ key: Key, heldFor duration: Duration = .zero) throws {
    try pressOnce(key)
    var held = Duration.milliseconds(400)
    guard duration >= held else { return }
    try wait(held)
    try pressOnce(key)
    while held < duration {
      try wait(.milliseconds(30))
      held += .milliseconds(30)
      try pressOnce(key)
    }
  }

  private mutating func pressOnce(_ key: Key) throws {
    phone.press(key, at: now)
    try phone.carryOut()
  }

  /// Presses keys that write characters, one per second.
  package mutating func type(_ keys: String) throws {
    for key in keys {
      try press(.character(key))
      try wait(.seconds(1))
    }
  }

  /// Lets time pass, as frame after frame is drawn.
  package mutating func wait(_ duration: Duration, frame: Duration = .milliseconds(40)) throws {
    let end = now.advanced(by: duration)
    while now < end {
      now = min(end, now.advanced(by: frame))
      phone.pass(until: now)
      try phone.carryOut()
    }
  }

  /// The lines of a screen that shows the phone.
  package func screen(width: Int = 80, height: Int = 24) -> [String] {
    PhoneScreen.screen(of: phone.picture, width: width, height: height).lines
  }

  /// The script, on a line.
  package var script: String { "\(phone.script)" }
}
