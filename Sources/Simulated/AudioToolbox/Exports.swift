// Sounds of the system come with AVFoundation, as on Apple's platforms.
@_exported import SimulatedAVFoundation
