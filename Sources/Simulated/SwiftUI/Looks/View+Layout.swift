public import Foundation

// Layout is not modelled: these are kept as they were given.
extension View {
  /// Gives the view a fixed size; a missing length is the view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    looked("frame", ["width": width, "height": height, "alignment": alignment.unlessCenter])
  }

  /// Gives the view a size within limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    looked(
      "frame",
      [
        "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth,
        "minHeight": minHeight, "idealHeight": idealHeight, "maxHeight": maxHeight,
        "alignment": alignment.unlessCenter,
      ])
  }

  /// Adds space at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    looked("padding", ["": edges == .all ? nil : edges, "length": length])
  }

  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View { looked("padding", ["": length]) }

  /// Adds space of different lengths.
  public func padding(_ insets: EdgeInsets) -> some View { looked("padding", ["": insets]) }

  /// Lets the view extend to the edges of the screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    looked("ignoresSafeArea", ["edges": edges == .all ? nil : edges])
  }

  /// Lets the view extend to the edges of the screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    looked("ignoresSafeArea", ["edges": edges == .all ? nil : edges])
  }

  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    looked("offset", ["x": x, "y": y])
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some View {
    looked("offset", ["x": offset.width, "y": offset.height])
  }

  /// Places the middle of the view.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    looked("position", ["x": x, "y": y])
  }

  /// Places the middle of the view.
  public func position(_ position: CGPoint) -> some View {
    looked("position", ["x": position.x, "y": position.y])
  }

  /// Gives the view a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    looked("aspectRatio", ["": aspectRatio, "contentMode": contentMode])
  }

  /// Gives the view the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits.
  public func scaledToFit() -> some View { looked("scaledToFit") }

  /// Makes the view as small as fills its place.
  public func scaledToFill() -> some View { looked("scaledToFill") }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { looked("fixedSize") }

  /// Keeps the view at its ideal size in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    looked("fixedSize", ["horizontal": horizontal, "vertical": vertical])
  }

  /// Says how soon the view gets space.
  public func layoutPriority(_ value: Double) -> some View { looked("layoutPriority", ["": value]) }

  /// Says how far in front the view is.
  public func zIndex(_ value: Double) -> some View { looked("zIndex", ["": value]) }

  /// Says where taps on the view count.
  public func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> some View {
    looked("contentShape", ["": shape.title])
  }
}

/// How an image or view fits its place.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// It is as large as fits.
  case fit
  /// It is as small as fills the place.
  case fill
}

/// Parts of the screen in which views can be covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Creates a set of parts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the phone covers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
