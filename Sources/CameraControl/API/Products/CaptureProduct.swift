/// A product with a camera app: its name, its parts, and its code.
///
/// Modules with Apple's names add initialisers that take an app's own types. Without code, a product
/// is what a phone knows of it: it can be launched, and a test plays the part of its code.
public struct CaptureProduct: Sendable {
  /// The phone's name for the product and for its app.
  public let name: String

  /// What the product consists of.
  public var parts: ProductParts

  package var code = ProductCode()

  /// Makes the code for each installation, so that two phones share no files; `nil` for ``code``.
  package var makeCode: (@Sendable () -> ProductCode)?

  /// Creates a product without code.
  ///
  /// - Parameters:
  ///   - name: The phone's name for the product and for its app.
  ///   - parts: What the product consists of; a complete product by default.
  public init(_ name: String, parts: ProductParts = ProductParts()) {
    self.name = name
    self.parts = parts
  }
}
