import CameraControl
import Foundation

/// An output that simulates recording a movie; no file is written.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  }

  /// Creates an output.
  public init() {
    super.init(.movieFile)
  }

  /// The interval between movie fragments; stored, without effect.
  open var movieFragmentInterval: CMTime {
    get { wishes.withLock { $0.movieFragmentInterval } }
    set { wishes.withLock { $0.movieFragmentInterval = newValue } }
  }

  /// The codecs for movies.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.hevc, .h264] }

  /// Accepts settings for a connection, without effect.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}
