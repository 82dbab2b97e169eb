// Apple's module exports it, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation
