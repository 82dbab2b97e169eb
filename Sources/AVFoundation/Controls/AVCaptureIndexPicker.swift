import CameraControl
public import Foundation

/// A control for one of several named values, by index.
open class AVCaptureIndexPicker: AVCaptureControl {
  /// What the overlay calls the picker.
  public let localizedTitle: String

  /// The name of the symbol beside the title.
  public let symbolName: String

  private let picker: CaptureIndexPicker?

  /// Makes a picker of so many values without titles.
  public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
    let phone = PhoneApp.ambient.phone
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    picker = phone.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes)
    }
    super.init(picker, on: phone)
  }

  /// Makes a picker of so many values, and their titles from their indexes.
  public init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: (Int) -> String
  ) {
    let phone = PhoneApp.ambient.phone
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    picker = phone.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, numberOfIndexes: numberOfIndexes,
        localizedTitleTransform: localizedTitleTransform)
    }
    super.init(picker, on: phone)
  }

  /// Makes a picker of the values with these titles.
  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    let phone = PhoneApp.ambient.phone
    self.localizedTitle = localizedTitle
    self.symbolName = symbolName
    picker = phone.attempt(localizedTitle) { () throws(CaptureError) in
      try CaptureIndexPicker(
        localizedTitle, symbolName: symbolName, localizedIndexTitles: localizedIndexTitles)
    }
    super.init(picker, on: phone)
  }

  /// The selected index, which belongs to the action queue once there is one; 0 at first.
  open var selectedIndex: Int {
    get { picker?.selectedIndex ?? 0 }
    set {
      guard let picker else { return }
      phone?.attempt(name) { () throws(CaptureError) in try picker.setSelectedIndex(newValue) }
    }
  }

  /// How many values there are.
  open var numberOfIndexes: Int { picker?.numberOfIndexes ?? 0 }

  /// The titles of the values, one for each index.
  open var localizedIndexTitles: [String] { picker?.localizedIndexTitles ?? [] }

  /// What interface tests call the picker; nil at first.
  open var accessibilityIdentifier: String? {
    get { picker?.accessibilityIdentifier }
    set { picker?.accessibilityIdentifier = newValue }
  }

  /// Says what to do when the person selects another value, and on which queue.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {
    let action = Handoff(action)
    picker?.setActionQueue(actionQueue) { action.value($0) }
  }
}
