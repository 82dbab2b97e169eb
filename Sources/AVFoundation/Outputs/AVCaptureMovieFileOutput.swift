import CameraControl
import Foundation

/// Writes a movie to a file, without writing one.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  }

  /// Makes an output.
  public init() {
    super.init(.movieFile)
  }

  /// How often a movie is made safe against a crash; kept, without an effect.
  open var movieFragmentInterval: CMTime {
    get { wishes.withLock { $0.movieFragmentInterval } }
    set { wishes.withLock { $0.movieFragmentInterval = newValue } }
  }

  /// The ways in which movies can be compressed.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.hevc, .h264] }

  /// Says how a movie is to be compressed; taken, without an effect.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}
