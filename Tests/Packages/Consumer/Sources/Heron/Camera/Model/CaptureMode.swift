import Foundation

/// What the shutter does.
enum CaptureMode: String, CaseIterable, Identifiable, Codable {
  case photo, video

  var id: Self { self }

  var systemName: String {
    switch self {
    case .photo: "camera.fill"
    case .video: "video.fill"
    }
  }
}
