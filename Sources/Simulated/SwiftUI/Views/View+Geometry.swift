extension View {
  #modifiers(
    "visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect)")

  // It runs when the view appears.
  #modifiers(
    """
    onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) = onAppear { action(transform(GeometryProxy(place: UIScreen.main.bounds))) }
    @_disfavoredOverload onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) = onGeometryChange(for: type, of: transform) { action($0, $0) }
    """)
}
