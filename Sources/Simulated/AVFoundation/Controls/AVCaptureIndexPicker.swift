import CameraControl

/// A control that selects one of several items by index.
open class AVCaptureIndexPicker: AVCaptureControl {
  /// The title of the picker in the overlay.
  public let localizedTitle: String
  /// The name of the symbol next to the title.
  public let symbolName: String

  private let picker: CaptureIndexPicker?

  /// Creates a picker with a number of untitled items.
  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    picker = PhoneApp.ambient.phone.host.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes)
    }
    super.init(picker, on: PhoneApp.ambient.phone)
  }

  /// Creates a picker with a number of items; a closure returns the title for each index.
  public init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: (Int) -> String
  ) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    picker = PhoneApp.ambient.phone.host.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes,
        localizedTitleTransform: localizedTitleTransform)
    }
    super.init(picker, on: PhoneApp.ambient.phone)
  }

  /// Creates a picker with one item for each title.
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    picker = PhoneApp.ambient.phone.host.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, localizedIndexTitles: localizedIndexTitles)
    }
    super.init(picker, on: PhoneApp.ambient.phone)
  }

  /// The selected index; 0 at first.
  ///
  /// After you set an action queue, set the index only on that queue.
  open var selectedIndex: Int {
    get { picker?.selectedIndex ?? 0 }
    set {
      guard let picker else { return }
      host?.attempt(name) { () throws(CaptureError) in try picker.setSelectedIndex(newValue) }
    }
  }

  /// The number of items.
  open var numberOfIndexes: Int { picker?.numberOfIndexes ?? 0 }
  /// The titles of the items, one for each index.
  open var localizedIndexTitles: [String] { picker?.localizedIndexTitles ?? [] }

  /// The identifier of the picker for interface tests; `nil` at first.
  open var accessibilityIdentifier: String? {
    get { picker?.accessibilityIdentifier }
    set { picker?.accessibilityIdentifier = newValue }
  }

  /// Sets the action to call when the person selects another item, and the queue to call it on.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {
    let (action, place) = (Handoff(action), CallbackPlace())
    picker?.setActionQueue(actionQueue) { value in place.run { action.value(value) } }
  }
}
