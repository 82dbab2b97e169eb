import CameraControl

/// An output that records movies without pictures and sound; see ``AVCaptureFileOutput``.
@Settings(
  """
  movieFragmentInterval = CMTime(value: 10, timescale: 1)
  let availableVideoCodecTypes: [AVVideoCodecType] = [.hevc, .h264]
  func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection)
  func outputSettings(for connection: AVCaptureConnection) -> [String: Any] = [:]
  func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] = [AVVideoCodecKey]
  func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_ does: Bool, for connection: AVCaptureConnection)
  func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool = false
  let isSpatialVideoCaptureSupported: Bool = false; isSpatialVideoCaptureEnabled = false
  """)
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates an output.
  public init() { super.init(.movieFile) }
}
