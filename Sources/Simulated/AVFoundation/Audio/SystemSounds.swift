// Nothing is heard. The backticks exempt Apple's names from the lint rule on names.

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of a knock.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system.
public func `AudioServicesPlaySystemSound`(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system with a knock.
public func `AudioServicesPlayAlertSound`(_ inSystemSoundID: SystemSoundID) {}

/// Silences a sound of the system.
@discardableResult
public func `AudioServicesDisposeSystemSoundID`(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
