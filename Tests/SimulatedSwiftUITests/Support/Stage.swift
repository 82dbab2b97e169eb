import AVKit
import CameraControlTesting
import SwiftUI
import TestSupport
import XCTest

/// A view that is shown on a simulated phone, and what it logged.
@MainActor
final class Stage<Content: View> {
  let phone: SimulatedPhone
  let controller: UIHostingController<Content>
  let window: UIWindow

  init(_ content: Content, on phone: SimulatedPhone = SimulatedPhone(), isShown: Bool = true) {
    self.phone = phone
    (controller, window) = phone.asCurrent {
      (UIHostingController(rootView: content), UIWindow(frame: .zero))
    }
    if isShown { show() }
  }

  func show() { window.rootViewController = controller }

  func hide() { window.rootViewController = nil }

  func text(_ identifier: String) -> String? { controller.view.text(identifier) }

  func activate(_ identifier: String) -> Bool { controller.view.activate(identifier) }

  func wait(for text: String, in identifier: String) async throws {
    try await phone.wait(until: { self.text(identifier) == text }, describedAs: text)
  }

  /// Waits until everything that has been asked for in the main actor's next turn is done.
  func turn() async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
  }
}
