/// A frame; there are none, so nobody can make one.
public final class CMSampleBuffer: Sendable {
  private init() {}
}
