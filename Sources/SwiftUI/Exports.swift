// On a phone these come with the module: sources that import nothing else must find them here.
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
