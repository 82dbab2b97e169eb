/// A place on a scale that a finger feels when a slide gets there (GST16).
package enum Landmark: Hashable, Sendable {
  /// A prominent value.
  case prominentValue
  /// The lowest or the highest value that a finger can reach.
  case end
}
