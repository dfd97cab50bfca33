import TerminalUIKit
import TerminalTesting
import Testing

/// Zooming, and the way to the top.
struct ZoomingTests {
    /// Gives a view to zoom, and notes what it is told.
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var zoomed: UIView?
        var staysDown = false

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append("begin \(scrollView.isZooming)")
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom \(scrollView.zoomScale)") }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("end \(scale)")
        }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { !staysDown }

        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
            calls.append("top \(Int(scrollView.contentOffset.y))")
        }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
    }

    private let delegate = Delegate()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let image = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        view.addSubview(image)
        view.contentSize = image.frame.size
        view.delegate = delegate
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
        window.isHidden = false
        window.addSubview(view)
    }

    @Test("A pinch zooms the view within the limits, around its center")
    func fingers() {
        // Given
        delegate.zoomed = image
        view.contentOffset.x = 50

        // When
        view.zoom(by: 2)
        let offset = view.contentOffset
        view.zoom(by: 2)

        // Then
        expect(offset, equals: CGPoint(x: 150, y: 50))
        expect(image.frame.size == CGSize(width: 600, height: 300) && view.contentSize == image.frame.size)
        expect(delegate.calls, equals: ["begin true", "zoom 2.0", "end 2.0", "begin true", "zoom 3.0", "end 3.0"])
        expect(!view.isZooming)
    }

    @Test("Code can zoom, also to a rectangle, if the delegate returns a view to zoom")
    func program() {
        // Given
        view.zoomScale = 2
        let without = view.zoomScale
        delegate.zoomed = image

        // When
        view.zoom(to: CGRect(x: 150, y: 50, width: 50, height: 50), animated: false)

        // Then
        expect(without, equals: 1)
        expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 300, y: 100))
        expect(delegate.calls, equals: ["zoom 2.0"])
    }

    @Test("A tap on the status bar scrolls to the top, unless the delegate or a second scroll view keeps it down")
    func statusBar() {
        // Given
        view.contentSize.height = 1000
        view.contentInset.top = 10
        view.contentOffset.y = 300

        // When
        delegate.staysDown = true
        let refused = window.tapStatusBar()
        delegate.staysDown = false
        let other = UIScrollView(frame: view.frame)
        window.addSubview(other)
        let ambiguous = window.tapStatusBar()
        other.scrollsToTop = false
        let done = window.tapStatusBar()

        // Then
        expect(!refused && !ambiguous && done)
        expect(view.contentOffset.y, equals: -10)
        expect(delegate.calls, equals: ["inset", "top -10"])
    }
}
