// What Apple's module exports.
@_exported import SimulatedCoreImage
@_exported import SimulatedCoreMedia
