// Apple's module exports Foundation, so sources that import nothing else rely on it. The activity is
// in Foundation there, and in UIKit here.
@_exported import SimulatedFoundation

@_exported import class SimulatedUIKit.NSUserActivity
