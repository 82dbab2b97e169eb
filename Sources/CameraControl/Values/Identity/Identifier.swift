/// A number that identifies an object on a phone; the type says what kind of object.
///
/// A phone numbers objects in the order in which they arrive, so two phones that receive the same
/// objects use the same numbers.
package struct Identifier<Subject>: Hashable, Comparable, Sendable {
  package let number: UInt32

  package init(number: UInt32) { self.number = number }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// The kinds of things that an identifier can stand for.
package enum Identified {
  package enum App {}
  package enum Session {}
  package enum Control {}
  package enum Delegate {}
  package enum Part {}
  package enum Device {}
  package enum View {}
  package enum Interaction {}
  package enum Product {}
  package enum Visit {}
  package enum Consumer {}
}

package typealias AppID = Identifier<Identified.App>
package typealias SessionID = Identifier<Identified.Session>
package typealias ControlID = Identifier<Identified.Control>
package typealias DelegateID = Identifier<Identified.Delegate>
package typealias PartID = Identifier<Identified.Part>
package typealias DeviceID = Identifier<Identified.Device>
package typealias ViewID = Identifier<Identified.View>
package typealias InteractionID = Identifier<Identified.Interaction>
package typealias ProductID = Identifier<Identified.Product>
package typealias VisitID = Identifier<Identified.Visit>
package typealias ConsumerID = Identifier<Identified.Consumer>

/// Issues identifiers, each number once.
struct IdentifierSource: Hashable, Sendable {
  private var last: UInt32 = 0

  init() {}

  mutating func next<Subject>() -> Identifier<Subject> {
    last += 1
    return Identifier(number: last)
  }

  /// Returns the identifier at a place, counted from 0, in the order in which all are issued.
  static func identifier<Subject>(at place: Int) -> Identifier<Subject> {
    Identifier(number: UInt32(place) + 1)
  }
}
