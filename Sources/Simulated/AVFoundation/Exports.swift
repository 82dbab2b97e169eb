// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedCoreImage
@_exported import SimulatedCoreMedia
@_exported import SimulatedCoreVideo
@_exported import SimulatedFoundation
@_exported import SimulatedImageIO
@_exported import SimulatedQuartzCore
@_exported import SimulatedUniformTypeIdentifiers
