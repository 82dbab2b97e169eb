/// Something of how an app is shown.
public protocol UITraitDefinition {}

/// A kind of thing that can change in how an app is shown.
public typealias UITrait = any UITraitDefinition.Type

/// Whether colours are light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// How many pixels a point has.
public enum UITraitDisplayScale: UITraitDefinition {}
/// How large people want texts.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// What waits for a change of how an app is shown.
public protocol UITraitChangeRegistration {}

/// Something that is shown in a way that can change.
@MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Waits for a change, which does not come: no simulated phone changes how apps are shown.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

private struct TraitChangeRegistration: UITraitChangeRegistration {}
