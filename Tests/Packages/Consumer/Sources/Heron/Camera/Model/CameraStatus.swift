/// How far the camera has come.
enum CameraStatus: String {
  case unknown, unauthorized, failed, running, interrupted
}
