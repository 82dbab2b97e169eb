import SimulatedUIKit

/// A view for each element of a collection; an element keeps its views while it is in it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The elements.
  public var data: Data

  /// The view of an element.
  public var content: (Data.Element) -> Content

  private let identify: (Data.Element) -> ID

  func identity(of element: Data.Element) -> ID { identify(element) }

  /// Creates a view for each element, by what identifies it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
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

extension ForEach: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    data.flatMap { element in
      renderer.show(content, id: AnyHashable(identify(element))) { $0(element) }
    }
  }
}
