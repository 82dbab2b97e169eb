extension View {
  #modifiers(
    """
    preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) = PreferenceView<Self, K>(content: self, value: value)
    onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) where K.Value: Equatable = PreferenceReader<Self, K>(content: self, action: action)
    """)

  /// Passes the result of a closure for a position in the view to the outer views.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }

  /// Shows views in front of this view that depend on a value that the views inside it pass.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceComposition<Self, K, V>(content: self, other: transform, isBehind: false)
  }

  /// Shows views behind this view that depend on a value that the views inside it pass.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceComposition<Self, K, V>(content: self, other: transform, isBehind: true)
  }
}

extension Renderer {
  /// Shows a view, and returns the values that its views pass under a key.
  ///
  /// Outer views receive them too.
  fileprivate func showCollecting<Key: PreferenceKey>(
    _ key: Key.Type, _ content: some View
  ) -> (views: [UIView], value: Key.Value) {
    let outer = preferences.value(key)
    preferences.remove(key)
    let views = show(content, at: 0)
    let value = preferences.value(key)
    preferences.remove(key)
    preferences.add(outer, key)
    preferences.add(value, key)
    return (views, value)
  }
}

private struct PreferenceComposition<Content: View, Key: PreferenceKey, Other: View>: ShownView,
  Wrapping
{
  let content: Content
  let other: (Key.Value) -> Other
  let isBehind: Bool

  func show(in renderer: Renderer) -> [UIView] {
    let (views, value) = renderer.showCollecting(Key.self, content)
    let others = renderer.accompany(renderer.show(other(value), at: 1))
    return isBehind ? others + views : views + others
  }
}

private struct PreferenceView<Content: View, Key: PreferenceKey>: ShownView, Wrapping {
  let content: Content
  let value: Key.Value

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    renderer.preferences.add(value, Key.self)
    return views
  }
}

private struct PreferenceReader<Content: View, Key: PreferenceKey>: ShownView, Wrapping
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let (views, value) = renderer.showCollecting(Key.self, content)
    // A phone tells the value when the view appears, too.
    let change = renderer.keep { Change(value) }
    (change.value, change.isInitial) = (value, value != Key.defaultValue)
    change.action = { [action] in action($1) }
    renderer.live(change)
    return views
  }
}
