public import SimulatedUIKit

/// A controller that lets a person choose photos; a test chooses with ``simulateChoice(_:)``.
@Kept(
  "delegate: (any PHPickerViewControllerDelegate)? = nil; required init?(coder: NSCoder) = return nil"
)
public final class PHPickerViewController: UIViewController {
  /// The photos that a person can choose.
  public let configuration: PHPickerConfiguration

  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Chooses photos in place of the person; an empty array means that the person canceled.
  public func simulateChoice(_ results: [PHPickerResult]) {
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// A delegate that receives the photos that a person has chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the person has chosen photos or canceled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The photos that a person can choose.
@Kept(
  """
  filter: PHPickerFilter? = nil; selectionLimit = 1; preselectedAssetIdentifiers: [String] = []
  preferredAssetRepresentationMode = AssetRepresentationMode.automatic; selection = Selection.default
  init(); init(photoLibrary: PHPhotoLibrary)
  """)
public struct PHPickerConfiguration: Sendable {
  /// Which representation of a photo the picker delivers.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

  /// How a person chooses photos.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }
}

/// A photo that a person has chosen.
@Fields("let", "simulated itemProvider: NSItemProvider, assetIdentifier: String? = nil")
public struct PHPickerResult: Hashable, Sendable {}
