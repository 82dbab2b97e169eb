// The only file that chooses the modules: Apple's own on a phone, and the simulated ones elsewhere.
// All other files use Apple's names. Of Apple's platforms, only iOS has a Camera Control, so on the
// others, every file of this library compiles to nothing.

#if os(iOS)
  @_exported public import AVFoundation
  @_exported public import AVKit
  @_exported public import SwiftUI
  @_exported public import UIKit
#elseif !canImport(Darwin)
  @_exported public import SimulatedAVFoundation
  @_exported public import SimulatedAVKit
  @_exported public import SimulatedSwiftUI
  @_exported public import SimulatedUIKit
#endif
