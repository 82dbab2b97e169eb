import Foundation

/// A crash that a test plants, to see what becomes of the terminal.
///
/// The variable `CAMERA_CONTROL_CRASH` of the environment is for the tests of this package only.
enum PlantedCrash {
  /// Crashes if the environment says so.
  static func happen() {
    switch ProcessInfo.processInfo.environment["CAMERA_CONTROL_CRASH"] {
    case "trap": preconditionFailure("a crash that a test has planted")
    case "overflow": exit(Int32(truncatingIfNeeded: depth(below: 0)))
    default: return
    }
  }

  // Never ends: what it does with the result keeps the compiler from making a loop of it.
  @inline(never) private static func depth(below level: Int) -> Int {
    level < 0 ? level : depth(below: level &+ 1) &* 3 ^ level
  }
}
