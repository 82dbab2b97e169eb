// Names of Apple's module that have no meaning on a phone without pictures. Code that uses them is
// told so, instead of that they do not exist.

/// An output for faces, codes and other things in the picture.
@available(*, unavailable, message: "The drop-in has no pictures, and finds nothing in them.")
public final class AVCaptureMetadataOutput {}

/// An output for the distances in the picture.
@available(*, unavailable, message: "The drop-in has no pictures, and measures no distances.")
public final class AVCaptureDepthDataOutput {}

/// Something that was found in the picture.
@available(*, unavailable, message: "The drop-in has no pictures, and finds nothing in them.")
public class AVMetadataObject {}

/// Settings for several photos with different exposures.
@available(*, unavailable, message: "The drop-in takes one photo at a time, without a bracket.")
public final class AVCapturePhotoBracketSettings {}

/// A coordinator of the state of a shutter button.
@available(
  *, unavailable, message: "The drop-in's photo output is always ready; it has no coordinator."
)
public final class AVCapturePhotoOutputReadinessCoordinator {}

/// A writer of media files.
@available(*, unavailable, message: "The drop-in writes no movies and delivers no frames.")
public final class AVAssetWriter {}

/// Media in a file.
@available(*, unavailable, message: "The drop-in writes no movies, so it reads none.")
public class AVAsset {}

/// A player of media.
@available(*, unavailable, message: "The drop-in plays nothing.")
public class AVPlayer {}
