// Apple's module exports these, so sources that import nothing else rely on them.
@_exported import SimulatedFoundation
@_exported import SimulatedUIKit
@_exported import SimulatedUniformTypeIdentifiers
