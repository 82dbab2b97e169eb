/// Views for the elements of a collection; an element keeps its views while it's in the collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, ShownView {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content

  let identify: (Data.Element) -> ID

  /// Creates a view for each element; a key path identifies the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Creates a view for each element of a collection in a binding.
  @_disfavoredOverload
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    (self.data, self.content) = (data, content)
    identify = { $0.wrappedValue[keyPath: id] }
  }

  // A test does what the actions do.
  #kept(
    """
    func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach = self
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach = self
    """)

  func show(in renderer: Renderer) -> [UIView] {
    data.flatMap { element in
      renderer.show(content, id: AnyHashable(identify(element))) { $0(element) }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the given indexes.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at the given indexes in front of the element that is now at another index.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - source.count { $0 < destination })
  }
}
