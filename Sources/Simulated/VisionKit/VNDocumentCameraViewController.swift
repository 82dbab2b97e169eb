// What Apple's module exports.
@_exported import SimulatedUIKit

/// A camera of the system for documents; a test says what the person scans.
///
/// ``simulateScan(_:)`` and ``simulateCancel()`` do what the person does.
@Kept("static let isSupported: Bool = true")
open class VNDocumentCameraViewController: UIViewController {
  /// What is told of the scan.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Saves pages, as the person does.
  public func simulateScan(_ pages: [UIImage]) {
    delegate?.documentCameraViewController(self, didFinishWith: VNDocumentCameraScan(pages))
  }

  /// Cancels, as the person does.
  public func simulateCancel() { delegate?.documentCameraViewControllerDidCancel(self) }
}

/// Pages that a person has scanned.
@MainActor @preconcurrency
@Kept(
  #"let pageCount: Int = pages.count; let title: String = "Scan"; func imageOfPage(at index: Int) -> UIImage = pages[index]"#
)
public final class VNDocumentCameraScan: NSObject {
  private let pages: [UIImage]

  init(_ pages: [UIImage]) { self.pages = pages }
}

/// Something that is told of a scan.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Called with the pages; optional.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)

  /// Called when the person has cancelled; optional.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)

  /// Called if scanning failed, which it never does; optional.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  #kept(
    """
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
    """)
}
