import CameraControl

/// The observation of a property, which ends with the object or when it is invalidated.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let token = Guarded<ObservationToken?>(nil)

  func onInvalidate(_ body: @escaping @Sendable () -> Void) {
    let new = ObservationToken(onCancel: body)
    token.withLock { $0 = new }
  }

  /// Ends the observation.
  public func invalidate() { token.withLock { $0 }?.cancel() }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value before, if it was asked for.
  public let oldValue: Value?
  /// The value now, if it was asked for.
  public let newValue: Value?
  /// What has changed: the value itself.
  public let kind = NSKeyValueChange.setting
  /// The changed places in a collection; there are none.
  public let indexes: IndexSet? = nil
  /// Whether the change is yet to come.
  public let isPrior = false

  init(newValue: Value?, oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// What has changed.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// What an observer receives, and when.
@Flags("new; old; initial; prior")
public struct NSKeyValueObservingOptions: OptionSet, Sendable {}
