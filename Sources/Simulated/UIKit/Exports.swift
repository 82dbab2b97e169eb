// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedCoreImage
@_exported import SimulatedFoundation
@_exported import SimulatedQuartzCore
@_exported import SimulatedUniformTypeIdentifiers
