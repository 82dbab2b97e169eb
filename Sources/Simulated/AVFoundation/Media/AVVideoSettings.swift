// The keys of an encoder's settings. The backticks exempt their names from the lint rule on names.

/// The key for the width of the video.
public let `AVVideoWidthKey` = "AVVideoWidthKey"

/// The key for the height of the video.
public let `AVVideoHeightKey` = "AVVideoHeightKey"

/// The key for the settings of the compression, a dictionary.
public let `AVVideoCompressionPropertiesKey` = "AVVideoCompressionPropertiesKey"

/// The key for the average number of bits per second.
public let `AVVideoAverageBitRateKey` = "AVVideoAverageBitRateKey"

/// The key for the quality, from 0 to 1.
public let `AVVideoQualityKey` = "AVVideoQualityKey"

/// The key for the profile of the codec.
public let `AVVideoProfileLevelKey` = "AVVideoProfileLevelKey"

/// The key for the largest number of frames between two complete ones.
public let `AVVideoMaxKeyFrameIntervalKey` = "AVVideoMaxKeyFrameIntervalKey"

/// The key for the expected number of frames per second.
public let `AVVideoExpectedSourceFrameRateKey` = "AVVideoExpectedSourceFrameRateKey"

/// The key for whether frames may be reordered.
public let `AVVideoAllowFrameReorderingKey` = "AVVideoAllowFrameReorderingKey"

/// A profile of H.264 whose level the encoder chooses.
public let `AVVideoProfileLevelH264HighAutoLevel` = "H264_High_AutoLevel"
