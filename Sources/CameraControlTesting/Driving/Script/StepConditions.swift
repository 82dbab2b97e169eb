import CameraControl

/// Conditions under which steps can happen, as bits: a step needs one, and a situation fulfills many.
struct StepConditions: OptionSet, Sendable {
  let rawValue: UInt64

  /// Always.
  static let open = StepConditions(bit: 0)
  /// A finger is on the Camera Control, and does not hold it down.
  static let fingerOn = StepConditions(bit: 1)
  /// The overlay is there.
  static let overlay = StepConditions(bit: 2)
  /// The screen is on, and an app is in front.
  static let screenInUse = StepConditions(bit: 3)
  /// The app is not in front.
  static let appAway = StepConditions(bit: 4)
  /// A session of the app in front runs.
  static let running = StepConditions(bit: 5)
  /// A session of the app in front is interrupted.
  static let interrupted = StepConditions(bit: 6)
  static let screenOn = StepConditions(bit: 7)
  static let screenOff = StepConditions(bit: 8)
  static let locked = StepConditions(bit: 9)
  static let unlocked = StepConditions(bit: 10)
  static let products = StepConditions(bit: 11)

  /// The finger holds a button down.
  static func held(_ button: PhoneButton) -> StepConditions {
    StepConditions(bit: 16 + place(of: button))
  }
  /// The finger does not hold a button down.
  static func free(_ button: PhoneButton) -> StepConditions {
    StepConditions(bit: 24 + place(of: button))
  }
  /// The finger holds no button down.
  static let allFree = StepConditions(PhoneButton.allCases.map(free))
  /// The list has an item.
  static func item(_ item: Int) -> StepConditions? {
    (0..<mostItems).contains(item) ? StepConditions(bit: 32 + item) : nil
  }

  /// The items of a list, of which there is a number.
  static func items(_ count: Int) -> StepConditions {
    StepConditions(rawValue: (1 << UInt64(min(count, mostItems)) - 1) << 32)
  }

  /// How many items of the list have a bit.
  private static let mostItems = 32

  private static func place(of button: PhoneButton) -> Int {
    PhoneButton.allCases.firstIndex(of: button) ?? 0
  }
}

extension StepConditions {
  private init(bit: Int) { self.init(rawValue: 1 << UInt64(bit)) }
}
