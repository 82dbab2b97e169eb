/// A step of an app on its way out of the front of its phone, or back.
package enum AppTransition: Hashable, Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didBecomeActive
}
