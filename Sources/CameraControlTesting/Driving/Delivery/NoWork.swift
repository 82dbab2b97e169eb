import CameraControl

/// Work that does nothing: once it has run, so has everything that was enqueued before it.
final class NoWork: CallbackWork {
  static let shared = NoWork()

  private init() {}

  func run() {}
}
