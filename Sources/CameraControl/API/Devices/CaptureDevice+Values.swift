// The value types of a device, under the names that apps use.

extension CaptureDevice {
  /// A way in which a camera can deliver pictures.
  public typealias Format = CameraFormat

  /// The kind of camera that a device is.
  public typealias DeviceType = CameraType

  /// The side of the phone that a camera is on.
  public typealias Position = CameraPosition

  /// What a device delivers.
  public typealias MediaType = CameraControl.MediaType

  /// What the device delivers: pictures, unless it is a microphone.
  public var mediaType: MediaType { deviceType == .microphone ? .audio : .video }

  /// Whether an app can use a device.
  public typealias Availability = DeviceAvailability

  /// A property of a device that took a new value.
  public typealias Change = DeviceChange
}
