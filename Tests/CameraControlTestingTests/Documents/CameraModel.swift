import Observation

/// An observable model of an app that becomes ready after a while.
@MainActor
@Observable
final class CameraModel {
  private(set) var isReady = false

  func prepare() async {
    isReady = true
  }
}
