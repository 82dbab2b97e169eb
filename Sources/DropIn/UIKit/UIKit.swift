@_exported import SimulatedUIKit
