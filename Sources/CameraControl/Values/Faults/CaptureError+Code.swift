extension CaptureError {
  /// The kind of an error; a later version can add kinds without breaking a `switch` in your code.
  public struct Code: RawRepresentable, Hashable, Codable, Sendable {
    /// The name of the kind.
    public var rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A range whose bounds are equal.
    public static let emptyRange = Code(rawValue: "emptyRange")
    /// A step that is zero or negative.
    public static let invalidStep = Code(rawValue: "invalidStep")
    /// An empty list, where at least one entry is required.
    public static let emptyList = Code(rawValue: "emptyList")
    /// A number that is NaN or infinite.
    public static let notFinite = Code(rawValue: "notFinite")
    /// A count that is below 1 or too large for any phone, such as the number of a picker's values.
    public static let invalidCount = Code(rawValue: "invalidCount")
    /// A value outside its legal range.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// A value that your app wrote on a queue other than the control's action queue.
    public static let wrongQueue = Code(rawValue: "wrongQueue")
    /// A device that lacks a feature, such as zoom, that the call requires.
    public static let deviceUnable = Code(rawValue: "deviceUnable")
    /// A phone without a Camera Control, or with a system that is older than controls.
    public static let controlsNotSupported = Code(rawValue: "controlsNotSupported")
    /// More controls than the session accepts.
    public static let controlLimitReached = Code(rawValue: "controlLimitReached")
    /// A slider or picker that does not have an action queue yet.
    public static let missingActionQueue = Code(rawValue: "missingActionQueue")
    /// A second system slider of the same kind for one device.
    public static let duplicateSystemControl = Code(rawValue: "duplicateSystemControl")
    /// A control that is already in a session.
    public static let controlAlreadyAdded = Code(rawValue: "controlAlreadyAdded")
    /// A change to the controls while the overlay shows them, on a phone that rejects such changes.
    public static let overlayIsOpen = Code(rawValue: "overlayIsOpen")
    /// A delegate without a queue.
    public static let missingDelegateQueue = Code(rawValue: "missingDelegateQueue")
    /// A start or stop inside a configuration.
    public static let insideConfiguration = Code(rawValue: "insideConfiguration")
    /// An input or output that the session does not accept.
    public static let connectionRefused = Code(rawValue: "connectionRefused")
    /// A gesture, or another step of a script, with an invalid number.
    public static let invalidGesture = Code(rawValue: "invalidGesture")
    /// A change to a device without its configuration lock.
    public static let notLocked = Code(rawValue: "notLocked")
    /// A device that the app cannot lock or open, because something else uses the device.
    public static let deviceUnavailable = Code(rawValue: "deviceUnavailable")
    /// A device that the app cannot lock or open, because the device is disconnected.
    public static let deviceDisconnected = Code(rawValue: "deviceDisconnected")
    /// A device that the person has not allowed the app to use.
    public static let notAuthorized = Code(rawValue: "notAuthorized")
    /// A format that the device does not list.
    public static let foreignFormat = Code(rawValue: "foreignFormat")
    /// A media type that the call does not accept.
    public static let wrongMediaType = Code(rawValue: "wrongMediaType")
    /// A sound that the phone cannot read.
    public static let invalidSound = Code(rawValue: "invalidSound")
    /// A process that has ended, in which nothing can be created anymore.
    public static let processEnded = Code(rawValue: "processEnded")
    /// An app context that is too large for the phone to store.
    public static let contextTooLarge = Code(rawValue: "contextTooLarge")
    /// A product with the same name as an installed product.
    public static let knownProduct = Code(rawValue: "knownProduct")
  }
}

extension CaptureError.Code: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { rawValue }
}
