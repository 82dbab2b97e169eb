extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for these names.
// swift-format-ignore: NoLeadingUnderscores
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
// swift-format-ignore: NoLeadingUnderscores
/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
