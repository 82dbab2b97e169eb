import Foundation

/// What an output does at the moment.
enum CaptureActivity: Equatable {
  case idle
  case photo(willCapture: Bool)
  case movie(duration: TimeInterval)

  var isRecording: Bool {
    if case .movie = self { true } else { false }
  }
}
