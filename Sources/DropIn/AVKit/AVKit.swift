@_exported import AVFoundation
@_exported import SimulatedAVKit
@_exported import UIKit
