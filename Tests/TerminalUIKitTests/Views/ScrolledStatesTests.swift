import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Overriding) import Views

/// The state of a scroll view at each moment of a drag, and the sources of its insets.
struct ScrolledStatesTests {
    /// Notes each call with the state of the view.
    private final class Watcher: UIScrollViewDelegate {
        var lines: [String] = []
        var target: CGPoint?
        var zoomed: UIView?
        var goesUp = true

        private func note(_ name: String, _ view: UIScrollView) {
            let flags = [
                (view.isTracking, "tracks"), (view.isDragging, "drags"), (view.isDecelerating, "goes on"),
                (view.isZooming, "zooms"),
            ]
            let held = flags.filter(\.0).map(\.1).joined(separator: " ")
            lines.append("  \(name) at \(view.contentOffset.x) \(view.contentOffset.y) \(held)")
        }

        func scrollViewDidScroll(_ view: UIScrollView) { note("scrolls", view) }
        func scrollViewWillBeginDragging(_ view: UIScrollView) { note("will drag", view) }
        func scrollViewWillEndDragging(
            _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("will let go for \(targetContentOffset.pointee) \(velocity)", view)
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
            note("let go \(decelerate)", view)
        }
        func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("goes on", view) }
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("rests", view) }
        func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("arrives", view) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ view: UIScrollView, with inner: UIView?) {
            note("will zoom \(inner != nil)", view)
        }
        func scrollViewDidZoom(_ view: UIScrollView) { note("zooms \(view.zoomScale)", view) }
        func scrollViewDidEndZooming(_ view: UIScrollView, with inner: UIView?, atScale scale: CGFloat) {
            note("zoomed \(inner != nil) \(scale)", view)
        }
        func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { goesUp }
        func scrollViewDidScrollToTop(_ view: UIScrollView) { note("is at the top", view) }
        func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) { note("has another inset", view) }
    }

    private let watcher = Watcher()
    private let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

    init() {
        view.contentSize = CGSize(width: 300, height: 400)
        view.delegate = watcher
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("At each moment of scrolling, a scroll view has its offset, and is dragging, tracking or decelerating")
    func moments() throws {
        // Given
        let (inner, heard) = (UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 200)), Heard())
        view.addSubview(inner)
        view.panGestureRecognizer.addTarget(heard, action: Heard.hear)
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
        let control = UIRefreshControl()
        let steps: [(String, () -> Any)] = [
            ("a finger", { view.scroll(by: CGPoint(x: 5, y: 30)) }), ("up", { view.scroll(by: CGPoint(x: 0, y: -90)) }),
            ("no further", { view.scroll(by: CGPoint(x: 0, y: -1)) }),
            (
                "another target",
                {
                    watcher.target = CGPoint(x: 0, y: 100)
                    return view.scroll(by: CGPoint(x: 0, y: 40))
                }
            ),
            ("the same target", { view.scroll(by: .zero) }),
            (
                "by hand",
                {
                    watcher.target = nil; view.moveContent(down: 7); return ""
                }
            ),
            (
                "animated",
                {
                    view.moveContent(down: -7, animated: true); return ""
                }
            ),
            (
                "set",
                {
                    view.setContentOffset(CGPoint(x: 1, y: 2), animated: true); return ""
                }
            ),
            (
                "set again",
                {
                    view.setContentOffset(CGPoint(x: 1, y: 2), animated: true); return ""
                }
            ),
            ("nothing to zoom", { view.zoom(by: 2) }),
            (
                "two fingers",
                {
                    watcher.zoomed = inner; return view.zoom(by: 2)
                }
            ),
            ("too much", { view.zoom(by: 9) }), ("no more", { view.zoom(by: 2) }),
            (
                "by the program",
                {
                    view.setZoomScale(1, animated: false); return inner.frame
                }
            ),
            (
                "animated",
                {
                    view.setZoomScale(0.1, animated: true); return view.contentSize
                }
            ),
            (
                "to a rectangle",
                {
                    view.zoom(to: CGRect(x: 20, y: 30, width: 50, height: 10), animated: true); return view.zoomScale
                }
            ),
            (
                "to nothing",
                {
                    view.zoom(to: CGRect(x: 20, y: 30, width: 0, height: 10), animated: true); return view.zoomScale
                }
            ),
            (
                "to a line",
                {
                    view.zoom(to: CGRect(x: 20, y: 30, width: 5, height: 0), animated: true); return view.zoomScale
                }
            ),
            ("up by the bar", { window.tapStatusBar() }),
            (
                "not up",
                {
                    watcher.goesUp = false; return window.tapStatusBar()
                }
            ),
            (
                "with a refresh control",
                {
                    view.refreshControl = control; return control.frame
                }
            ),
            (
                "pulled",
                {
                    view.scroll(by: CGPoint(x: 0, y: -5)); return "\(control.isRefreshing) \(control.isHidden)"
                }
            ),
            (
                "pulled again",
                {
                    view.scroll(by: CGPoint(x: 0, y: -5)); return view.contentInset.top
                }
            ),
            (
                "done",
                {
                    control.endRefreshing(); return "\(control.isHidden) \(view.contentInset.top)"
                }
            ),
            (
                "done again",
                {
                    control.endRefreshing(); return view.contentInset.top
                }
            ),
            (
                "begun",
                {
                    control.beginRefreshing(); control.beginRefreshing(); return view.contentInset.top
                }
            ),
            (
                "taken away",
                {
                    view.refreshControl = nil; return control.superview == nil
                }
            ),
        ]

        // When
        let lines = steps.flatMap { name, step in
            watcher.lines = []
            heard.told = []
            let result = step()
            return ["— \(name): \(result)"] + watcher.lines + heard.told
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Moments-of-scrolling.txt")
    }

    private final class Heard: NSObject {
        var told: [String] = []
        func hear(_ pan: UIPanGestureRecognizer) {
            let (way, place) = (pan.translation(in: nil), pan.location(in: nil))
            told.append("  pan \(pan.state) \(way.x) \(way.y) at \(place.x) \(place.y)")
        }
    }

    @Test("Content begins after its inset and below bars that cover it, unless adjusting insets is off")
    func insets() {
        // Given
        view.frame = window.bounds
        func text() -> String {
            window.layoutIfNeeded()
            let inset = view.adjustedContentInset
            return "\(inset.top) \(inset.left) \(inset.bottom) \(inset.right) at \(view.contentOffset.x) "
                + "\(view.contentOffset.y)"
        }

        // When
        var texts = [text()]
        window.deviceInsets = UIEdgeInsets(top: 40, left: 7, bottom: 30, right: 9)
        texts.append(text())
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        texts.append(text())
        view.contentInsetAdjustmentBehavior = .never
        texts.append(text())
        view.contentInsetAdjustmentBehavior = .always
        view.contentInset = .zero
        texts.append(text())

        // Then
        expect(
            texts,
            equals: [
                "0.0 0.0 0.0 0.0 at 0.0 0.0", "40.0 0.0 30.0 0.0 at 0.0 -40.0", "41.0 2.0 33.0 4.0 at -2.0 -41.0",
                "1.0 2.0 3.0 4.0 at -2.0 -1.0", "40.0 0.0 30.0 0.0 at 0.0 -40.0",
            ])
        expect(watcher.lines.filter { $0.contains("another inset") }.count, equals: 5)
        let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
        expect(behaviors.map(\.rawValue), equals: [0, 1, 2, 3])
        expect([UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive].map(\.rawValue), equals: [0, 1, 2])
    }

    @Test("A scroll view from a nib clips unless the nib turns that off, and creates its pan recognizer on demand")
    func made() throws {
        // Given
        let texts = ["", #"clipsSubviews="NO""#, #"clipsSubviews="YES""#]

        // When
        let clips = try texts.map { words in
            let view: UIScrollView = try ControlFixture.control("<scrollView \(words) id=\"s\"/>")
            return view.clipsToBounds
        }
        let before = view.gestureRecognizers
        let pan = view.panGestureRecognizer

        // Then
        expect(clips == [true, false, true] && before == nil)
        expect(view.panGestureRecognizer === pan && view.gestureRecognizers == [pan] && view.usedPanRecognizer === pan)
    }
}
