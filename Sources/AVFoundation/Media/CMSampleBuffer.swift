/// A video frame; none is ever delivered, so it cannot be created.
public final class CMSampleBuffer: Sendable {
  private init() {}
}
