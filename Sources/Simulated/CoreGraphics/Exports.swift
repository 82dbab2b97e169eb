// Foundation has the points, sizes and rectangles on Linux.
@_exported import Foundation
