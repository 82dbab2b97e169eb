// Names of Apple's module that have no meaning on a phone without a layout. Code that uses them is
// told so, instead of that they do not exist.

/// A button.
@available(
  *, unavailable,
  message: "The drop-in models no controls of UIKit. The phone's buttons reach capture events."
)
@MainActor public class UIButton {}

/// A stack of views.
@available(*, unavailable, message: "The drop-in models no layout. Use UIView and addSubview.")
@MainActor public class UIStackView {}

/// A rule of the layout.
@available(*, unavailable, message: "The drop-in models no layout.")
@MainActor public class NSLayoutConstraint {}
