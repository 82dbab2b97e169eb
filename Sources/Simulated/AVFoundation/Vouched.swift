// Apple declares these classes `Sendable`, and apps use them from a session queue and from the main
// actor. The compiler cannot check them, because they have subclasses, or inherit from `NSObject`
// and have writable properties. Each has only `let` properties of `Sendable` types, state behind a
// lock (`Guarded`), and weak references that are set once, on creation.

extension AVCaptureDevice: @unchecked Sendable {}
extension AVCaptureDevice.RotationCoordinator: @unchecked Sendable {}
extension AVCaptureInput: @unchecked Sendable {}
extension AVCaptureDeviceInput: @unchecked Sendable {}
extension AVCaptureConnection: @unchecked Sendable {}
extension AVCapturePhoto: @unchecked Sendable {}
extension AVCaptureDeferredPhotoProxy: @unchecked Sendable {}
extension AVCaptureAudioDataOutput: @unchecked Sendable {}
extension AVCaptureOutput: @unchecked Sendable {}
extension AVCapturePhotoOutput: @unchecked Sendable {}
extension AVCaptureFileOutput: @unchecked Sendable {}
extension AVCaptureMovieFileOutput: @unchecked Sendable {}
extension AVCaptureVideoDataOutput: @unchecked Sendable {}
extension AVCaptureMetadataOutput: @unchecked Sendable {}
extension AVCaptureDepthDataOutput: @unchecked Sendable {}
extension AVAsset: @unchecked Sendable {}
extension AVURLAsset: @unchecked Sendable {}
extension AVMutableComposition: @unchecked Sendable {}
