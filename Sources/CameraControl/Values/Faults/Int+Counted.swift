extension Int {
  /// Returns the number with a noun that forms its plural with “s”: no controls, 1 control, 2 controls.
  func counted(_ noun: String) -> String {
    switch self {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(self) \(noun)s"
    }
  }
}
