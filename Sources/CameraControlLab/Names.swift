// The only place that says whose modules these are: on a phone Apple's own, elsewhere those that stand in
// for them. All other files use Apple's names.

#if canImport(Darwin)
  @_exported public import AVFoundation
  @_exported public import AVKit
  @_exported public import SwiftUI
  @_exported public import UIKit
#else
  @_exported public import SimulatedAVFoundation
  @_exported public import SimulatedAVKit
  @_exported public import SimulatedSwiftUI
  @_exported public import SimulatedUIKit
#endif
