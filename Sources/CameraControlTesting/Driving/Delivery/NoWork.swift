import CameraControl

/// Work that does nothing.
///
/// After it has run, all work before it on its queue has run too.
final class NoWork: CallbackWork {
  static let shared = NoWork()

  private init() {}

  func run() {}
}
