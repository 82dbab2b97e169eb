import CameraControl
public import Foundation

/// A registration of an observer, which ends when it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let token = Guarded<ObservationToken?>(nil)

  func onInvalidate(_ body: @escaping @Sendable () -> Void) {
    let new = ObservationToken(onCancel: body)
    token.withLock { $0 = new }
  }

  /// Ends the observation; further calls have no effect.
  public func invalidate() {
    token.withLock { $0 }?.cancel()
  }
}
