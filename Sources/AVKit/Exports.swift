// On a phone these come with the module: sources that import nothing else must find them here.
@_exported import AVFoundation
@_exported import UIKit
