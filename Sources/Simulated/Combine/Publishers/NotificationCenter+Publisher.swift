import CameraControl
public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of the notifications of a name.
  @Kept("typealias Output = Notification; typealias Failure = Never")
  public struct Publisher: SimulatedCombine.Publisher {
    /// The center whose notifications the publisher sends.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them, or `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      var token: (any NSObjectProtocol)?
      let conduit = Conduit<Notification, Never>(subscriber) { [center] _ in
        if let token { center.removeObserver(token) }
      }
      // As on Apple's platforms, a subscription retains the object.
      let carried = Handoff((conduit, object))
      token = center.addObserver(forName: name, object: object, queue: nil) {
        carried.value.0.offer($0)
      }
      subscriber.receive(subscription: conduit)
    }
  }
}
