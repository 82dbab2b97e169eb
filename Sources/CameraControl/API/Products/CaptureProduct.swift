/// A camera app that you can install on a phone: its name, its parts, and its code.
///
/// The simulated frameworks add initializers that take your app's types. You can also launch a
/// product without code, and let your test act as the app.
///
/// ```swift
/// let photos = try await phone.install(CaptureProduct("Photos"))
/// phone.settings.cameraControlLaunches = "Photos"
/// await phone.lock()
/// await phone.click()
/// ```
public struct CaptureProduct: Sendable {
  /// The name that identifies the product and its app on the phone.
  public let name: String

  /// The parts that the product consists of.
  public var parts: ProductParts

  package var code = ProductCode()

  /// Makes the code for each installation, so that phones share no files; `nil` to use ``code``.
  package var makeCode: (@Sendable () -> ProductCode)?

  /// Creates a product without code.
  ///
  /// - Parameters:
  ///   - name: The name that identifies the product and its app on the phone.
  ///   - parts: The product's parts, which the phone checks before a launch; by default, all exist.
  public init(_ name: String, parts: ProductParts = ProductParts()) {
    self.name = name
    self.parts = parts
  }
}

/// The code and the files of a product.
///
/// The phone calls all code on the main queue, with the process's app as the ambient app.
package struct ProductCode: Sendable {
  /// The code of the app; the returned object lives as long as the process.
  package var startApp: @MainActor @Sendable (PhoneApp) -> (any AnyObject)? = { _ in nil }

  /// The code of the capture extension; the returned object lives as long as the visit.
  package var startVisit: @MainActor @Sendable (LockScreenVisit) -> (any AnyObject)? = { _ in nil }

  /// The intent's `perform()`.
  package var perform: @MainActor @Sendable (ProductTarget, PhoneApp) -> Void = { _, _ in }

  /// Passes the app an activity of its extension, identified by a ticket.
  package var continueActivity: @MainActor @Sendable (UInt64, PhoneApp) -> Void = { _, _ in }

  /// Sends an update to a consumer.
  package var update: @Sendable (ContentUpdate, ConsumerID) -> Void = { _, _ in }

  /// The product's files; `nil` if directories are names only.
  package var files: (any ProductFiles)?

  /// What the modules with Apple's names keep for the product on its phone.
  package var home: (any AnyObject & Sendable)?

  package init() {}
}

/// The files of a product: those of its capture extension and of its app.
package protocol ProductFiles: AnyObject, Sendable {
  /// Makes the directory of a visit, and erases everything else in the extension's container.
  /// Directories of visits that are still to be copied are moved where the new visit cannot reach
  /// them.
  func make(_ directory: String)

  /// Returns whether there is a visit's directory, which its extension can delete.
  func isThere(_ directory: String) -> Bool

  /// Copies a visit's directory to the app; returns whether it is empty.
  func copy(_ directory: String) -> Bool

  /// Erases what a visit left in the extension's container.
  func erase(_ directory: String)

  /// Deletes what a visit has written so far, and keeps its directory.
  func empty(_ directory: String)

  /// Deletes a directory of the app; returns what the app did with it.
  func delete(_ directory: String) -> ContentUse

  /// Notes that the app's process has ended, and with it one attempt to import.
  func appEnded()
}

/// What an app did with a directory before it was deleted.
package enum ContentUse: Hashable, Sendable {
  /// The app's use of the directory is unknown, for example because there were no files.
  case unknown
  /// The app has read none of its files.
  case unread
  /// The app has read the directory.
  case read
  /// The app has read a file that an earlier process of the app had also read.
  case readAgain
}
