import Observation

/// Something that an app has: ready after a while, and observable.
@MainActor
@Observable
final class CameraModel {
  private(set) var isReady = false

  func prepare() async {
    isReady = true
  }
}
