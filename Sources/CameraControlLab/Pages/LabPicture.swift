#if os(iOS) || !canImport(Darwin)
  import CameraControlConformance
  import Foundation

  /// Shows the phone with the finger of a step.
  struct LabPicture: View {
    let picture: FingerPicture

    var body: some View {
      Canvas { context, _ in
        for part in picture.parts {
          let place = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
          let path = Path(roundedRect: place, cornerRadius: part.radius)
          if part.isFinger { context.fill(path, with: .color(.orange)) }
          context.stroke(path, with: .color(.gray), lineWidth: 1)
        }
      }
      .frame(width: FingerPicture.size.width, height: FingerPicture.size.height)
      .accessibilityIdentifier("picture")
    }
  }
#endif
