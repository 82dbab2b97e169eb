// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The type of an activity that an app continues after its capture extension.
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"
