public import Foundation
import SimulatedUIKit

/// A form that can be filled and drawn; nothing is ever drawn.
@MainActor @preconcurrency
public protocol Shape: View, Sendable where Body == Never {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The name of the form, with what it was made of.
  var title: String { (self as? any TitledShape)?.given ?? "\(Self.self)" }

  /// Fills the form.
  public func fill<Style: ShapeStyle>(
    _ content: Style = Color.primary, style: FillStyle = FillStyle()
  ) -> some View {
    looked("fill", ["": content])
  }

  /// Draws the outline.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
    looked("stroke", ["": content, "lineWidth": lineWidth])
  }

  /// Draws the outline.
  public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
    looked("stroke", ["": content, "style": style])
  }

  /// Draws the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    looked("stroke", ["lineWidth": lineWidth])
  }

  /// Returns a part of the outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    ChangedShape(
      base: self, change: lookText("trim", ["from": startFraction, "to": endFraction]))
  }

  /// Returns the form, turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self, change: lookText("rotation", ["": angle]))
  }
}

/// A form that can become smaller on all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the outline inside of the form.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = Color.primary, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    looked("strokeBorder", ["": content, "lineWidth": lineWidth])
  }

  /// Draws the outline inside of the form.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    looked("strokeBorder", ["": content, "style": style])
  }

  /// Returns the form, smaller on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ChangedShape(base: self, change: lookText("inset", ["by": amount]))
  }
}

/// A form that says what it was made of.
@MainActor
protocol TitledShape {
  var given: String { get }
}

/// A form that another one was made into; its outline is still that of the other.
private struct ChangedShape<Base: Shape>: InsettableShape, TitledShape {
  let base: Base
  let change: String

  var given: String { "\(base.title).\(change)" }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable, CustomStringConvertible {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The form of the line's ends.
  public var lineCap: LineCap
  /// The form of the line's corners.
  public var lineJoin: LineJoin
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
  }

  /// The parts that are not the usual ones.
  public var description: String {
    lookText(
      "StrokeStyle",
      [
        "lineWidth": lineWidth, "lineCap": lineCap == .butt ? nil : lineCap,
        "lineJoin": lineJoin == .miter ? nil : lineJoin, "dash": dash.isEmpty ? nil : dash,
      ])
  }

  /// The form of a line's ends.
  public enum LineCap: Hashable, Sendable {
    /// The line stops at its end.
    case butt
    /// The end is round.
    case round
    /// The end is square.
    case square
  }

  /// The form of a line's corners.
  public enum LineJoin: Hashable, Sendable {
    /// The corner is sharp.
    case miter
    /// The corner is round.
    case round
    /// The corner is cut off.
    case bevel
  }
}
