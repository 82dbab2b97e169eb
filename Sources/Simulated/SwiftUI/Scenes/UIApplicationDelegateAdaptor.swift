/// A property wrapper that creates an app's delegate, which then receives the launch.
///
/// If the delegate is an observable object, its changes update the app, and views find it as an
/// `@EnvironmentObject`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self,
    makeDelegate: () -> DelegateType = #newObject()
  ) { wrappedValue = makeDelegate() }
}

/// A delegate that an app has adapted.
@MainActor
protocol AdaptedDelegate {
  /// Tells the delegate that the app has been launched.
  func announceLaunch()
  /// Provides the delegate to views if it is an observable object.
  func provide(to environment: inout EnvironmentValues)
}

extension UIApplicationDelegateAdaptor: AdaptedDelegate {
  func announceLaunch() { UIApplication.current.announceLaunch(to: wrappedValue) }

  func provide(to environment: inout EnvironmentValues) {
    func provide(_ object: some ObservableObject) { environment.provide(object) }
    if let object = wrappedValue as? any ObservableObject { provide(object) }
  }
}

extension UIApplicationDelegateAdaptor: @preconcurrency ConnectedProperty {
  func connect(to place: PropertyPlace, at index: Int) -> Bool {
    if let object = wrappedValue as? any ObservableObject { place.watch(object, at: index) }
    return false
  }
}
