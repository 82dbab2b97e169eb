import CameraControl

/// The responder of each app that key presses would go to.
@MainActor
enum FirstResponder {
  private static var holders: [PhoneApp: Holder] = [:]

  private struct Holder {
    weak var responder: UIResponder?
  }

  /// Takes the place of the app's first responder, which hears of it.
  static func hold(_ responder: UIResponder, leave: (UIResponder) -> Void) {
    let app = responder.app
    let before = holders[app]?.responder
    holders[app] = Holder(responder: responder)
    if let before, before !== responder { leave(before) }
    holders = holders.filter { $0.value.responder != nil }
  }
}
