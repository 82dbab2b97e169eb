/// What the system needs to know before it shows an extension.
///
/// Apple's protocol accepts connections of `NSXPCConnection`, which Linux does not have.
public protocol AppExtensionConfiguration {}
