/// Shows a movie with buttons; here, neither is seen.
@MainActor @preconcurrency
@Kept(
  """
  player: AVPlayer? = nil; showsPlaybackControls = true; videoGravity = AVLayerVideoGravity.resizeAspect
  allowsPictureInPicturePlayback = true; entersFullScreenWhenPlaybackBegins = false; exitsFullScreenWhenPlaybackEnds = false
  """)
open class AVPlayerViewController: UIViewController {}
