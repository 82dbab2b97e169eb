/// What the app and its extension share.
struct CameraState: Codable, Sendable {
  var opensInVideo = false
}
