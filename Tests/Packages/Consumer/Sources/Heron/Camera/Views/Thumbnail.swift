import PhotosUI
import SwiftUI

/// The newest photo, which opens the library.
struct Thumbnail: View {
  let image: CGImage?
  let saved: Int
  @State private var chosen: PhotosPickerItem?

  var body: some View {
    PhotosPicker(selection: $chosen, matching: .images, photoLibrary: .shared()) {
      if let image {
        Image(decorative: image, scale: 1).resizable().aspectRatio(contentMode: .fill)
      } else {
        Image(systemName: "photo.on.rectangle")
      }
      Text("\(saved)").accessibilityIdentifier("saved")
    }
    .frame(width: 48, height: 48)
    .clipShape(.rect(cornerRadius: 8))
  }
}
