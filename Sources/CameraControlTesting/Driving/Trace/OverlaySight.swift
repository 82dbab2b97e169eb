import CameraControl

/// What an overlay showed, as the phone knew it.
///
/// An object, because only few of the entries of a trace have one.
final class OverlaySight: Sendable {
  let appearance: OverlayAppearance

  init(_ appearance: OverlayAppearance) {
    self.appearance = appearance
  }
}
