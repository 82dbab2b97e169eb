public import CameraControl

extension OverlayAppearance {
  /// Returns a picture of the overlay on a phone, beside the Camera Control.
  ///
  /// Symbols are plain shapes of this package's own; where there is none, the symbol's name stands
  /// instead. The picture is a complete SVG document, without a script or a reference to anything
  /// outside. Equal overlays give the same bytes on every machine.
  ///
  /// - Parameters:
  ///   - model: The model of the phone.
  ///   - orientation: The way the person holds the phone.
  /// - Returns: The SVG document.
  public func svg(on model: PhoneModel, orientation: PhoneOrientation = .portrait) -> String {
    OverlayPicture(self, model, orientation).svg
  }
}
