// Apple declares these classes safe to send, and apps use them from a session queue and from the
// main actor. They cannot be checked, because they have subclasses or lie below `NSObject` with
// writable properties. Each of them has only `let` properties of `Sendable` types,
// what lies behind a lock (`Guarded`), and weak references that are set once, when it is made.

extension AVCaptureSession: @unchecked Sendable {}
extension AVCaptureDevice: @unchecked Sendable {}
extension AVCaptureDevice.RotationCoordinator: @unchecked Sendable {}
extension AVCaptureInput: @unchecked Sendable {}
extension AVCaptureDeviceInput: @unchecked Sendable {}
extension AVCaptureConnection: @unchecked Sendable {}
extension AVCaptureOutput: @unchecked Sendable {}
extension AVCapturePhotoOutput: @unchecked Sendable {}
extension AVCaptureFileOutput: @unchecked Sendable {}
extension AVCaptureMovieFileOutput: @unchecked Sendable {}
extension AVCaptureVideoDataOutput: @unchecked Sendable {}
