@_exported import SimulatedSwiftUI
