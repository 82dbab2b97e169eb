public import Foundation

/// The change that is passed to an observer.
public struct NSKeyValueObservedChange<Value> {
  /// The value before the change, if the observer asked for it.
  public let oldValue: Value?

  /// The value after the change, if the observer asked for it.
  public let newValue: Value?

  /// The kind of the change; always ``NSKeyValueChange/setting``.
  public let kind = NSKeyValueChange.setting

  /// The indexes that changed in a collection; always `nil`.
  public let indexes: IndexSet? = nil

  /// Whether the handler was called before the change; always `false`.
  public let isPrior = false

  init(newValue: Value?, oldValue: Value?) {
    self.newValue = newValue
    self.oldValue = oldValue
  }
}
