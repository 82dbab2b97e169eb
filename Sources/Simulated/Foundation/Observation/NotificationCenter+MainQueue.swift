package import CameraControl

extension NotificationCenter {
  /// Adds an observer; if its block runs on the main queue, the phone doesn't wait for the block.
  ///
  /// The compiler prefers this method to Foundation's method, which takes an optional name.
  /// Foundation on Linux makes the posting thread wait for the main queue, even if the main thread
  /// waits for the posting thread.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; `nil` for any object.
  ///   - queue: The queue that runs the block; `nil` for the posting thread.
  ///   - block: Called with each notification.
  /// - Returns: The observer, which `removeObserver(_:)` removes.
  public func addObserver(
    forName name: NSNotification.Name, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let (anyName, kept) = (Optional(name), Handoff(object as? any PhonePart))
    guard let queue, queue === OperationQueue.main else {
      return addObserver(forName: anyName, object: object, queue: queue) { notification in
        withExtendedLifetime(kept) { block(notification) }
      }
    }
    return addObserver(forName: anyName, object: object, queue: nil) { notification in
      let carried = Handoff((notification, kept))
      if MainThread.isCurrent {
        block(notification)
      } else if let app = PhonePost.app(of: notification) {
        app.phone.mainQueue.deliver(through: app.phone.host.courier) {
          AmbientPhone.withApp(app) { block(carried.value.0) }
        }
      } else {
        queue.addOperations([BlockOperation { block(carried.value.0) }], waitUntilFinished: true)
      }
    }
  }
}

/// An object that represents a part of a phone, such as its application.
///
/// A phone does not keep such objects, because they keep the phone. An observer of one keeps it, so
/// that the phone has the same object to post from.
package protocol PhonePart: AnyObject {}

/// A notification that a phone posts; observers can distinguish it from notifications of the app.
private struct PhonePost: Sendable {
  @TaskLocal static var current: PhonePost?

  let app: PhoneApp
  let name: Notification.Name
  let object: ObjectIdentifier

  static func app(of notification: Notification) -> PhoneApp? {
    guard let current, notification.name == current.name,
      notification.object.map({ ObjectIdentifier($0 as AnyObject) }) == current.object
    else { return nil }
    return current.app
  }
}

extension PhoneApp {
  /// Posts a notification of an object of the app, on the calling thread.
  ///
  /// Observers on the main queue have run when this returns, if the calling thread is the main one.
  /// Otherwise they run once the main queue is free.
  package func post(
    _ name: Notification.Name, object: AnyObject, userInfo: [AnyHashable: Any]? = nil
  ) {
    let post = PhonePost(app: self, name: name, object: ObjectIdentifier(object))
    PhonePost.$current.withValue(post) {
      NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
    }
  }
}
