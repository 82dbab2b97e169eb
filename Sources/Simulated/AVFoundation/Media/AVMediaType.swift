import CameraControl

/// A type of media.
@RawText(
  #"""
  video = "vide"; audio = "soun"; text = "text"; subtitle = "sbtl"; muxed = "muxx"
  metadata = "meta"; metadataObject = "mobj"; depthData = "dpth"
  """#)
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  var mediaType: CaptureDevice.MediaType {
    switch self {
    case .video: .video
    case .audio: .audio
    case .muxed: .muxed
    case .metadata: .metadata
    case .depthData: .depthData
    default: CaptureDevice.MediaType(rawValue: rawValue)
    }
  }
}

/// A codec for pictures and movies.
@RawText(
  #"""
  hevc = "hvc1"; h264 = "avc1"; jpeg = "jpeg"; proRes422 = "apcn"; proRes4444 = "ap4h"
  proRes422HQ = "apch"; proRes422LT = "apcs"; proRes422Proxy = "apco"; hevcWithAlpha = "muxa"
  """#)
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {}

/// A format of media files.
@RawText(
  #"""
  mov = "com.apple.quicktime-movie"; mp4 = "public.mpeg-4"; m4v = "com.apple.m4v-video"
  m4a = "com.apple.m4a-audio"; heic = "public.heic"; heif = "public.heif"; jpg = "public.jpeg"
  dng = "com.adobe.raw-image"; tif = "public.tiff"; avci = "public.avci"; wav = "com.microsoft.waveform-audio"
  """#)
public struct AVFileType: RawRepresentable, Hashable, Sendable {}

/// How a picture fills a layer.
@RawText("AVLayerVideoGravity", "resizeAspect; resizeAspectFill; resize")
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {}

// The keys of an encoder's settings. The backticks exempt their names from the lint rule on names.
/// The keys for the codec and the size of a movie's pictures.
public let (
  `AVVideoCodecKey`, `AVVideoWidthKey`, `AVVideoHeightKey`, `AVVideoCompressionPropertiesKey`
) =
  ("AVVideoCodecKey", "AVVideoWidthKey", "AVVideoHeightKey", "AVVideoCompressionPropertiesKey")
/// The keys for the compression of a movie's pictures.
public let (`AVVideoAverageBitRateKey`, `AVVideoQualityKey`, `AVVideoProfileLevelKey`) =
  ("AVVideoAverageBitRateKey", "AVVideoQualityKey", "AVVideoProfileLevelKey")
/// The keys of its frames.
public let (
  `AVVideoMaxKeyFrameIntervalKey`, `AVVideoExpectedSourceFrameRateKey`,
  `AVVideoAllowFrameReorderingKey`, `AVVideoProfileLevelH264HighAutoLevel`,
  `AVVideoProfileLevelH264High40`
) = (
  "AVVideoMaxKeyFrameIntervalKey", "AVVideoExpectedSourceFrameRateKey",
  "AVVideoAllowFrameReorderingKey", "H264_High_AutoLevel", "H264_High_4_0"
)
/// The key for how pictures with another aspect ratio fill the movie, and a value for it.
public let (`AVVideoScalingModeKey`, `AVVideoScalingModeResizeAspectFill`) = (
  "AVVideoScalingModeKey", "AVVideoScalingModeResizeAspectFill"
)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The formats of sound.
public let (kAudioFormatMPEG4AAC, kAudioFormatLinearPCM): (UInt32, UInt32) = (
  0x6161_6320, 0x6C70_636D
)
/// The keys for the encoding of sound.
public let (`AVFormatIDKey`, `AVSampleRateKey`, `AVNumberOfChannelsKey`, `AVEncoderBitRateKey`) =
  ("AVFormatIDKey", "AVSampleRateKey", "AVNumberOfChannelsKey", "AVEncoderBitRateKey")

/// Returns the largest rectangle with an aspect ratio, centered in another rectangle.
public func `AVMakeRect`(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
