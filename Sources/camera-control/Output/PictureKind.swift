/// A kind of picture that the tool draws.
enum PictureKind: String, CaseIterable {
  case timeline
  case report
  case overlay
}
