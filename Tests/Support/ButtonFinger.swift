import CameraControl

/// A finger on the button of a phone in virtual time.
///
/// Every gesture starts some time after the last one, so that two gestures form a pair only where a
/// test wants one.
package protocol ButtonFinger: AnyObject {
  /// The phone with the button.
  var phone: Phone { get }

  /// The current time of the finger and the phone.
  var now: PhoneInstant { get set }
}

extension ButtonFinger {
  /// Lets time pass.
  package func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    phone.advance(to: now)
  }

  /// Presses lightly and lifts the finger.
  package func lightPress() {
    wait(.seconds(1))
    press()
  }

  /// Presses lightly twice and lifts the finger.
  package func doubleLightPress() {
    wait(.seconds(1))
    press()
    wait(.milliseconds(100))
    press()
  }

  /// Clicks and lifts the finger.
  package func click() {
    wait(.seconds(1))
    for isDown in [true, false] {
      sense(force: isDown ? 1 : 0, at: 0, isSwitchDown: isDown)
      wait(.milliseconds(50))
    }
    sense(at: nil)
  }

  /// Touches the button, moves the finger over a number of samples, and lifts it.
  package func slide(millimetres: Double, in samples: Int = 1) {
    wait(.milliseconds(500))
    touch()
    drag(millimetres: millimetres, in: samples)
    lift()
  }

  /// Touches the button and keeps the finger there.
  package func touch() {
    sense(at: 0)
  }

  /// Moves the finger along the button.
  package func drag(millimetres: Double, from start: Double = 0, in samples: Int = 1) {
    for sample in 1...samples {
      wait(.milliseconds(8))
      sense(at: start + millimetres * Double(sample) / Double(samples))
    }
  }

  /// Lifts the finger.
  package func lift() {
    wait(.milliseconds(8))
    sense(at: nil)
  }

  private func press() {
    sense(force: 0.5, at: 0)
    wait(.milliseconds(50))
    sense(at: nil)
  }

  private func sense(force: Double = 0, at position: Double?, isSwitchDown: Bool = false) {
    phone.send(
      ButtonSample(instant: now, force: force, position: position, isSwitchDown: isSwitchDown))
  }
}
