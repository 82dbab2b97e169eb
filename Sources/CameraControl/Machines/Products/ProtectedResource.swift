/// A resource that a process of a product may use only if its `Info.plist` says what for.
package enum ProtectedResource: String, Sendable, CaseIterable {
  case camera, microphone
  case photoLibrary = "photo library"

  /// The keys for the text; one of them is enough.
  package var keys: [String] {
    switch self {
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .photoLibrary: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
    }
  }

  /// The rule that requires the text.
  package var rule: String {
    switch self {
    case .camera: "PRD01"
    case .microphone: "PRD06"
    case .photoLibrary: "PHO02"
    }
  }
}
