public import CameraControl

extension OverlayAppearance {
  /// Returns a picture of the overlay on a phone, beside the Camera Control.
  ///
  /// The drawing shows common SF Symbols as simple shapes, and all other symbols by their names.
  /// The picture is a complete SVG document without scripts or references. The SVG documents
  /// of equal overlays are identical on every machine.
  ///
  /// - Parameters:
  ///   - model: The model of the phone.
  ///   - orientation: The way the person holds the phone.
  /// - Returns: The SVG document.
  public func svg(on model: PhoneModel, orientation: PhoneOrientation = .portrait) -> String {
    OverlayPicture(self, model, orientation).svg
  }
}
