import CameraControl

/// The content of an overlay, as the phone knew it at a certain time.
///
/// An object, because only few of the entries of a trace have one.
final class OverlaySight: Sendable {
  let appearance: OverlayAppearance

  init(_ appearance: OverlayAppearance) { self.appearance = appearance }
}

// A control's face is encoded without its look, which a picture of a trace needs for later values.
extension OverlaySight: Codable {
  private enum CodingKeys: CodingKey {
    case appearance, look
  }

  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var appearance = try container.decode(OverlayAppearance.self, forKey: .appearance)
    if case .control(var face) = appearance {
      face.look = try container.decodeIfPresent(ControlLook.self, forKey: .look)
      appearance = .control(face)
    }
    self.init(appearance)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(appearance, forKey: .appearance)
    guard case .control(let face) = appearance, let look = face.look else { return }
    // JSON can't represent an infinite zoom; in that case, a picture shows plain numbers.
    try? container.encode(look, forKey: .look)
  }
}
