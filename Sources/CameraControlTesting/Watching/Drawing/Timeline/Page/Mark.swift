/// The place of an entry on a timeline; an entry may have several marks.
struct Mark {
  /// The index of the entry.
  var entry: Int
  /// The index of the last entry of the same kind that is seen here, too.
  var last: Int
  let x: Int
  var y: Int
  let width: Int
  let height: Int

  /// Returns the mark further down.
  func moved(down way: Int) -> Mark {
    var mark = self
    mark.y += way
    return mark
  }

  /// Returns a mark for each entry that is seen here.
  func each(of entries: ArraySlice<Trace.Entry>) -> [Mark] {
    (entry...last).filter { entries[$0].kind == entries[entry].kind }.map { place in
      var mark = self
      mark.entry = place
      return mark
    }
  }
}
