import Foundation

/// Why the camera cannot be used.
enum CameraError: LocalizedError {
  case noDevice, inputRefused, outputRefused, noData, interrupted

  var errorDescription: String? {
    switch self {
    case .noDevice: "There is no camera."
    case .inputRefused: "The session takes no such camera."
    case .outputRefused: "The session takes no such output."
    case .noData: "The photo has no data."
    case .interrupted: "The camera is not available now."
    }
  }
}
