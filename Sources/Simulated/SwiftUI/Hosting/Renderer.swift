/// Creates UIKit views for a SwiftUI view, and keeps them from one update to the next.
///
/// A kept object belongs to a place: the indexes and types of a view and of all views around it. A
/// view that is shown again at its place keeps its UIKit view; any other view loses it.
///
/// Each update visits all SwiftUI views. Code of the app runs only where something has changed;
/// elsewhere, the renderer shows the last result of the code again.
@MainActor
final class Renderer {
  /// The controller whose children represented controllers become.
  weak var controller: UIViewController?
  /// Called when an object that a view observes is about to change, with the mark of its place.
  var noteChange: @Sendable (StaleMark) -> Void = { _ in }
  /// Asks for an update.
  var requestUpdate: @Sendable () -> Void = {}
  /// The values that the shown views pass to their outer views.
  var preferences = Preferences()
  /// The environment of the view that is being shown.
  private(set) var environment = EnvironmentValues()
  /// Which run of code of the app has made the values that are being shown.
  private(set) var source = 0

  private var path: [Step] = []
  private var runs = 0
  private var kept: [Place: AnyObject] = [:]
  private var isNeeded: Set<Place> = []
  /// The objects that act when their views appear, are updated and disappear.
  var living: [any Lifecycle] = []

  private var gone: [any Lifecycle] = []
  private var sole: [ObjectIdentifier: AnyObject] = [:]
  private var released: [any Releasable] = []
  private var isInWindow = false
  private var decorated: [UIView] = []
  private var accessories: Set<ObjectIdentifier> = []

  struct Step: Hashable {
    let index: Int
    let id: AnyHashable?
    let type: ObjectIdentifier
  }

  private struct Place: Hashable {
    let path: [Step]
    let kind: ObjectIdentifier
  }

  /// Returns the UIKit views for a whole description.
  func showAll(_ view: some View, isNew: Bool, in environment: EnvironmentValues) -> [UIView] {
    self.environment = environment
    if isNew { source = nextSource() }
    for view in decorated { (view.look, view.tapTargets) = ([], []) }
    (isNeeded, decorated, accessories, preferences) = ([], [], [], Preferences())
    let before = living
    living = []
    let views = show(view)
    let remaining = Set(living.map(ObjectIdentifier.init))
    gone += before.reversed().filter { !remaining.contains(ObjectIdentifier($0)) }
    released += kept.filter { !isNeeded.contains($0.key) }.compactMap {
      $0.value as? any Releasable
    }
    kept = kept.filter { isNeeded.contains($0.key) }
    return views
  }

  /// Returns the UIKit views for a view, by its index among its siblings or its identity.
  func show<Content: View>(_ view: Content, at index: Int = 0, id: AnyHashable? = nil) -> [UIView] {
    at(Step(index: index, id: id, type: ObjectIdentifier(Content.self))) {
      if let shown = view as? any ShownView { return shown.show(in: self) }
      if let represented = view as? any UIViewRepresentable {
        return represented.showRepresented(in: self)
      }
      if let represented = view as? any UIViewControllerRepresentable {
        return represented.showRepresented(in: self)
      }
      if let shape = view as? any Shape { return [showLeaf(shape.title)] }
      return evaluate(view, \.body) { show($0) }
    }
  }

  /// Runs `body` one step further inside.
  func at<Result>(_ step: Step, _ body: () -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body()
  }

  /// Keeps what a view that is not shown now had kept, for when it is shown again.
  func hold<Content: View>(_ view: Content, at index: Int = 0, id: AnyHashable? = nil) {
    let place = path + [Step(index: index, id: id, type: ObjectIdentifier(Content.self))]
    isNeeded.formUnion(kept.keys.filter { $0.path.starts(with: place) })
  }

  /// Returns a single UIKit view that contains those for a view.
  func showTogether(_ view: some View) -> UIView { showTogether { show(view) } }

  /// Returns a single UIKit view that contains others.
  func showTogether(_ views: () -> [UIView]) -> UIView {
    let together = keep { UIView(frame: .zero) }
    together.showOnly(views())
    return together
  }

  /// Returns a single UIKit view that contains those for a view, with what the view looks like.
  func showTogether(_ view: some View, look: String) -> [UIView] {
    let together = showTogether(view)
    decorate(together) { $0.look.append(look) }
    return [together]
  }

  /// Returns a UIKit view that only records what it represents.
  func showLeaf(_ look: String) -> UIView {
    let leaf = keep { UIView(frame: .zero) }
    decorate(leaf) { $0.look.append(look) }
    return leaf
  }

  /// Returns the UIKit views for a view that something acts with.
  func showLiving(_ view: some View, with part: any Lifecycle) -> [UIView] {
    live(part)
    return show(view)
  }

  /// Notes something that acts when what is shown appears, is updated and disappears.
  func live(_ part: any Lifecycle) { living.append(part) }

  /// Returns the object kept for the current place, creating it if there is none.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
    let place = Place(path: path, kind: ObjectIdentifier(Object.self))
    isNeeded.insert(place)
    if let object = kept[place] as? Object { return object }
    let object = make()
    kept[place] = object
    return object
  }

  /// Returns the only object of its kind in this renderer, creating it if there is none.
  func only<Object: AnyObject>(_ make: () -> Object) -> Object {
    let kind = ObjectIdentifier(Object.self)
    if let object = sole[kind] as? Object { return object }
    let object = make()
    sole[kind] = object
    return object
  }

  /// Gives the properties of a value what its predecessor at the current place had.
  func connect(_ value: Any, mark: StaleMark) -> Bool {
    let properties = connectedProperties(of: value)
    guard !properties.isEmpty else { return false }
    let place = PropertyPlace(
      memory: keep { StateMemory() }, environment: environment,
      noteChange: { [noteChange] in noteChange(mark) })
    // No property may be passed over.
    return properties.enumerated().filter { $1.connect(to: place, at: $0) }.count > 0
  }

  /// Calls `update()` of the properties that are the app's own, the inner ones first.
  func updateProperties(of value: Any) {
    for child in Mirror(reflecting: value).children where !(child.value is any ConnectedProperty) {
      guard var property = child.value as? any DynamicProperty else { continue }
      updateProperties(of: property)
      property.update()
    }
  }

  private func connectedProperties(of value: Any) -> [any ConnectedProperty] {
    Mirror(reflecting: value).children.flatMap { child -> [any ConnectedProperty] in
      if let property = child.value as? any ConnectedProperty { return [property] }
      return child.value is any DynamicProperty ? connectedProperties(of: child.value) : []
    }
  }

  // MARK: - Which code has made what

  /// Returns a number for the next run of code of the app.
  func nextSource() -> Int {
    runs += 1
    return runs
  }

  /// Runs `body`, which shows what a run of code of the app has made.
  func with<Result>(source: Int, _ body: () -> Result) -> Result {
    let outer = self.source
    self.source = source
    defer { self.source = outer }
    return body()
  }

  // MARK: - What the views around a view say about it

  /// Runs `body` in a changed environment.
  func with<Result>(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Result) -> Result {
    let outer = environment
    change(&environment)
    defer { environment = outer }
    return body()
  }

  /// Changes what the description says about a view; the next update begins anew.
  func decorate(_ view: UIView, _ change: (UIView) -> Void) {
    decorated.append(view)
    change(view)
  }

  /// Notes views that are shown beside another one, and are not meant by its identifier.
  func accompany(_ views: [UIView]) -> [UIView] {
    accessories.formUnion(views.map(ObjectIdentifier.init))
    return views
  }

  /// Returns whether a view is shown beside another one.
  func isAccessory(_ view: UIView) -> Bool { accessories.contains(ObjectIdentifier(view)) }

  // MARK: - Appearing and disappearing

  /// Notes that the description is in a window.
  func appear() {
    isInWindow = true
    settle()
  }

  /// Lets all views act on the update: those that it removed, then those that are in a window.
  func settle() {
    let (gone, released) = (gone, released)
    (self.gone, self.released) = ([], [])
    for part in gone { part.disappear() }
    for part in released { part.release() }
    // Code that runs here can remove the views from their window.
    for part in living where isInWindow { part.settle() }
  }

  /// Notes that the description is in no window.
  func disappear() {
    isInWindow = false
    for part in living.reversed() { part.disappear() }
  }
}

extension UIView {
  /// Makes the given views the only subviews, from back to front; those in place are not touched.
  func showOnly(_ views: [UIView]) {
    for view in subviews where !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      if index < subviews.count, subviews[index] === view { continue }
      insertSubview(view, at: index)
    }
  }
}
