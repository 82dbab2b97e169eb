@_exported import SimulatedAVKit
