import CameraControl

/// Returns what a machine leaves in an outbox, in order.
package func collected<Element>(_ run: (inout Outbox<Element>) -> Void) -> [Element] {
  var outbox = Outbox<Element>()
  run(&outbox)
  var elements: [Element] = []
  while let element = outbox.pop() { elements.append(element) }
  return elements
}
