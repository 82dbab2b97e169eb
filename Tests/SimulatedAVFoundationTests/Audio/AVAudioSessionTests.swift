import AVFoundation
import CameraControlTesting
import XCTest

final class AVAudioSessionTests: XCTestCase {
  func testAPhoneKeepsWhatTheAppSays() throws {
    let phone = SimulatedPhone(.iPhone16Pro)
    let audio = phone.asCurrent { AVAudioSession.sharedInstance() }
    XCTAssertEqual(audio.category, .soloAmbient)
    XCTAssertFalse(audio.isActive)
    try audio.setCategory(
      .playAndRecord, mode: .videoRecording,
      options: [.mixWithOthers, .allowBluetoothA2DP, .bluetoothHighQualityRecording])
    try audio.setActive(true)
    try audio.setAllowHapticsAndSystemSoundsDuringRecording(true)
    let same = phone.asCurrent { AVAudioSession.sharedInstance() }
    XCTAssertTrue(same === audio)
    XCTAssertEqual(same.category, .playAndRecord)
    XCTAssertEqual(same.mode, .videoRecording)
    XCTAssertEqual(
      same.categoryOptions, [.mixWithOthers, .allowBluetoothA2DP, .bluetoothHighQualityRecording])
    XCTAssertTrue(same.allowHapticsAndSystemSoundsDuringRecording)
    XCTAssertTrue(same.isActive)
    try audio.setActive(false, options: .notifyOthersOnDeactivation)
    try audio.setMode(.measurement)
    XCTAssertFalse(same.isActive)
    XCTAssertEqual(same.mode, .measurement)
    let other = SimulatedPhone(.iPhone16).asCurrent { AVAudioSession.sharedInstance() }
    XCTAssertEqual(other.category, .soloAmbient)
  }
}
