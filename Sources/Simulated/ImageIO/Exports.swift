// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedFoundation
