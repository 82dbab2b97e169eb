/// Returns what a machine adds to an array, in order.
package func collected<Element>(_ run: (inout [Element]) -> Void) -> [Element] {
  var elements: [Element] = []
  run(&elements)
  return elements
}
