extension PhoneApp {
  /// The encoded app context, which all processes of a product share, and which an app without a product
  /// has for itself (LCK55, LCK75).
  package var appContext: [UInt8]? { phone.host.read { $0.world.context(of: identifier) } }

  /// Stores an encoded app context; `nil` forgets it.
  package func setAppContext(_ context: [UInt8]?) throws(CaptureError) {
    let refusal = phone.host.step { $0.world.setContext(context, of: identifier) }
    if let refusal { throw refusal }
  }
}
