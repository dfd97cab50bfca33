import TerminalUIKit
import TerminalTesting
import Testing

/// The calls of a scroll view on its delegate when the user or the program moves the content.
struct ScrollDelegateTests {
    /// Notes what it is told, and may have the content come to rest elsewhere.
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var rest: CGFloat?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            calls.append("scroll \(Int(scrollView.contentOffset.y))")
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            calls.append("end at \(Int(targetContentOffset.pointee.y))")
            if let rest { targetContentOffset.pointee.y = rest }
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("ended, goes on: \(decelerate)")
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("goes on") }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rests") }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
    }

    private let delegate = Delegate()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.contentSize = CGSize(width: 100, height: 1000)
        view.delegate = delegate
    }

    @Test("A drag calls the delegate when it begins, scrolls and ends")
    func finger() {
        // Given, When
        view.scroll(by: CGPoint(x: 0, y: 30))

        // Then
        expect(delegate.calls, equals: ["begin", "scroll 30", "end at 30", "ended, goes on: false"])
    }

    @Test("The delegate can set the offset at which scrolling ends")
    func rest() {
        // Given
        delegate.rest = 100

        // When
        view.scroll(by: CGPoint(x: 0, y: 30))

        // Then
        expect(view.contentOffset.y, equals: 100)
        expect(
            delegate.calls,
            equals: [
                "begin", "scroll 30", "end at 30", "ended, goes on: true", "goes on", "scroll 100", "rests",
            ])
    }

    @Test("Scrolling by code isn't a drag, and calls the delegate after an animation if the content moved")
    func program() {
        // Given, When
        view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)

        // Then
        expect(delegate.calls, equals: ["scroll 10", "scroll 20", "animated", "scroll 0", "animated"])
    }
}
