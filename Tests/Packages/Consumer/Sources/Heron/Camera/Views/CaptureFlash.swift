import SwiftUI

/// Darkens the preview while a photo is taken.
struct CaptureFlash: View {
  let isShown: Bool

  var body: some View {
    Color.black
      .opacity(isShown ? 0.8 : 0)
      .animation(.easeInOut(duration: 0.1), value: isShown)
      .allowsHitTesting(false)
  }
}
