/// A weak reference to a session, for objects that are used from any thread.
// A session is not `Sendable`, because Apple's is not: code that compiles here must compile there.
// Locks guard its state anyway, so this module may use a session from any thread.
struct WeakSession: @unchecked Sendable {
  private(set) weak var session: AVCaptureSession?

  init(_ session: AVCaptureSession? = nil) { self.session = session }
}
