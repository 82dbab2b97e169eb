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

/// Plays a system sound silently, and calls a closure at its end.
public func `AudioServicesPlaySystemSoundWithCompletion`(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }

/// Makes a sound of the system of a file; returns an error if there is none.
@discardableResult
public func `AudioServicesCreateSystemSoundID`(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard (try? (inFileURL as URL).checkResourceIsReachable()) == true else { return -1500 }
  outSystemSoundID.pointee = 4096
  return 0
}

/// Silences a sound of the system.
@discardableResult
public func `AudioServicesDisposeSystemSoundID`(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
