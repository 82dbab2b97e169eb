@_exported import SimulatedOS
