// Nothing is heard. The backticks exempt Apple's names from the lint rule on names.

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Would play a system sound; in the simulation, has no effect.
public func `AudioServicesPlaySystemSound`(_ inSystemSoundID: SystemSoundID) {}
/// Would play a system sound with a vibration; in the simulation, has no effect.
public func `AudioServicesPlayAlertSound`(_ inSystemSoundID: SystemSoundID) {}

/// Plays no sound, and calls a closure as if the sound had ended.
public func `AudioServicesPlaySystemSoundWithCompletion`(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) { if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) } }

/// Creates a system sound from a file; returns an error if the file doesn't exist.
@discardableResult
public func `AudioServicesCreateSystemSoundID`(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard (try? (inFileURL as URL).checkResourceIsReachable()) == true else { return -1500 }
  outSystemSoundID.pointee = 4096
  return 0
}

/// Would release a system sound; in the simulation, has no effect.
@discardableResult
public func `AudioServicesDisposeSystemSoundID`(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
