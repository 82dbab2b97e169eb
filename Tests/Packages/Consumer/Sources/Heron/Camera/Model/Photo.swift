import Foundation

/// A photo that was taken.
struct Photo: Sendable {
  let data: Data
  let isProxy: Bool
}
