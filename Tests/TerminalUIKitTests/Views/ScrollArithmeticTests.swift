import TerminalTesting
import Testing

@testable import Views

/// The limits of a scroll view: its ends, visible rectangles, and zoom scales.
struct ScrollArithmeticTests {
    private final class Zoomed: UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        var told: [String] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolls") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zooms") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { told.append("begins") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            told.append("ends at \(scale)")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("arrives") }
    }

    private func scroll(inset: UIEdgeInsets = .zero) -> UIScrollView {
        let scroll = UIScrollView(frame: CGRect(x: 5, y: 7, width: 100, height: 150))
        scroll.contentSize = CGSize(width: 200, height: 300)
        scroll.contentInset = inset
        return scroll
    }

    private func text(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }

    @Test("A scroll view scrolls as far as content and insets reach, and to a rectangle by the shortest way")
    func ends() throws {
        // Given
        let insets = [UIEdgeInsets.zero, UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)]
        let steps: [CGFloat] = [-1000, -1, 0, 1, 1000]
        let rects = [
            CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 75, width: 100, height: 150),
            CGRect(x: 45, y: 70, width: 10, height: 10), CGRect(x: 145, y: 220, width: 10, height: 10),
            CGRect(x: 60, y: 80, width: 90, height: 145), CGRect(x: 60, y: 80, width: 91, height: 146),
            CGRect(x: 60, y: 80, width: 101, height: 151), CGRect(x: 190, y: 290, width: 10, height: 10),
            CGRect(x: -30, y: -30, width: 5, height: 5),
        ]
        var lines: [String] = []

        // When
        for inset in insets {
            let limits = scroll(inset: inset).contentOffsetLimits
            lines.append("from \(text(limits.lowest)) to \(text(limits.highest))")
            for step in steps {
                let moved = scroll(inset: inset)
                moved.contentOffset = CGPoint(x: 50, y: 75)
                let hasMoved = moved.scroll(by: CGPoint(x: step, y: step * 2))
                lines.append("by \(step): \(text(moved.contentOffset)), \(hasMoved)")
            }
            for rect in rects {
                let moved = scroll(inset: inset)
                moved.contentOffset = CGPoint(x: 50, y: 75)
                moved.scrollRectToVisible(rect, animated: false)
                lines.append("to \(rect): \(text(moved.contentOffset))")
            }
        }
        for size in [CGSize.zero, CGSize(width: 100, height: 150), CGSize(width: 101, height: 151)] {
            let small = scroll()
            small.contentSize = size
            lines.append(
                "\(size): \(text(small.contentOffsetLimits.highest)), \(small.scroll(by: CGPoint(x: 9, y: 9)))")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Scrolling.txt")
    }

    @Test("Zooming enlarges the content, keeps its center in the middle, and calls the delegate")
    func zooming() throws {
        // Given
        let zooms: [(String, (UIScrollView) -> Void)] = [
            ("to 2", { $0.zoomScale = 2 }), ("to 1", { $0.zoomScale = 1 }), ("to 9", { $0.zoomScale = 9 }),
            ("to 0.1", { $0.zoomScale = 0.1 }), ("to 2, animated", { $0.setZoomScale(2, animated: true) }),
            ("by 1.5", { $0.zoom(by: 1.5) }), ("by 0.5", { $0.zoom(by: 0.5) }),
            ("to a rectangle", { $0.zoom(to: CGRect(x: 20, y: 30, width: 50, height: 50), animated: false) }),
            ("to a flat one", { $0.zoom(to: CGRect(x: 20, y: 30, width: 80, height: 50), animated: true) }),
            ("to none", { $0.zoom(to: CGRect(x: 20, y: 30, width: 0, height: 50), animated: true) }),
            ("to a line", { $0.zoom(to: CGRect(x: 20, y: 30, width: 50, height: 0), animated: true) }),
            ("to a corner", { $0.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false) }),
        ]

        // When
        let lines = zooms.map { name, zoom in
            let (scroll, delegate) = (scroll(), Zoomed())
            (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
            scroll.contentOffset = CGPoint(x: 40, y: 60)
            scroll.delegate = delegate
            zoom(scroll)
            return "\(name): \(scroll.zoomScale), at \(text(scroll.contentOffset)), "
                + "\(delegate.view.frame.size.width) × \(delegate.view.frame.size.height) of "
                + "\(scroll.contentSize.width) × \(scroll.contentSize.height), \(scroll.isZooming); "
                + delegate.told.joined(separator: ", ")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Zooming.txt")
    }
}
