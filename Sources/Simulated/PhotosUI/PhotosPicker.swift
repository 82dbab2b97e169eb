// Apple's module exports this, so sources that import nothing else rely on it.
@_exported import SimulatedPhotos
public import SimulatedSwiftUI

/// A button that lets a person choose photos; a test sets the binding in their place.
@Kept(
  """
  init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) = self.label = label()
  init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) = self.label = label()
  init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label) = self.label = label()
  init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) = self.label = label()
  """)
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// The button, which does nothing.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  #titles(
    """
    init(selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = nil)
    init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching: PHPickerFilter? = nil)
    """)
}

// In place of a person, a test sets the binding.
extension View {
  #kept(
    """
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View = self
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View = self
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View = self
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View = self
    func photosPickerStyle(_ style: PhotosPickerStyle) -> some View = self
    """)
}

/// A photo that was chosen.
@Kept(
  """
  init(itemIdentifier: String) = self.init(simulated: Data(), itemIdentifier: itemIdentifier)
  func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? = try await T.received(data, supportedContentTypes)
  """)
public struct PhotosPickerItem: Hashable, Sendable {
  /// The types of the photo's data.
  public let supportedContentTypes: [UTType]
  /// The identifier in the photo library.
  public let itemIdentifier: String?

  private let data: Data

  /// Creates a photo for a test.
  public init(simulated data: Data, as types: [UTType] = [.jpeg], itemIdentifier: String? = nil) {
    (self.data, supportedContentTypes) = (data, types)
    self.itemIdentifier = itemIdentifier
  }

  /// Returns the photo as a value of a type.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Which representation of a photo the picker delivers.
  @Described("automatic; current; compatible")
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {}
}

/// How a person chooses photos.
@Described("`default`; ordered; continuous; continuousAndOrdered")
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {}

/// The look of a photo picker.
@Described("presentation; inline; compact")
public struct PhotosPickerStyle: Hashable, Sendable {}

/// A filter for the photos that a person can choose.
@Described(
  """
  images; videos; livePhotos; bursts; panoramas; screenshots; depthEffectPhotos; cinematicVideos
  slomoVideos; timelapseVideos; any(of subfilters: [PHPickerFilter]); not(_ filter: PHPickerFilter)
  all(of subfilters: [PHPickerFilter])
  """)
public struct PHPickerFilter: Hashable, Sendable, CustomStringConvertible {}
