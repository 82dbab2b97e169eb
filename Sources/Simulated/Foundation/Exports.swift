// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import SimulatedCombine
@_exported import SimulatedCoreGraphics
