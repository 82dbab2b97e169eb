import SwiftUI

/// Says why there is no picture.
struct StatusBanner: View {
  let status: CameraStatus

  var body: some View {
    if let text {
      Text(text)
        .font(.headline)
        .padding()
        .background(.regularMaterial, in: .capsule)
        .transition(.opacity)
        .accessibilityIdentifier("banner")
    }
  }

  private var text: LocalizedStringKey? {
    switch status {
    case .unknown, .running: nil
    case .unauthorized: "Heron may not use the camera. Change this in Settings."
    case .failed: "The camera did not start."
    case .interrupted: "Another app uses the camera."
    }
  }
}
