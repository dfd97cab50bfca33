import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// Pages that are shown and turned, step by step, a table that is compared whole.
struct WholePagesTests {
    /// A data source and delegate of pages, which notes the turns.
    private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var all: [UIViewController] = []
        var told: [String] = []

        private func page(_ one: UIViewController, _ step: Int) -> UIViewController? {
            let index = (all.firstIndex(of: one) ?? -9) + step
            return all.indices.contains(index) ? all[index] : nil
        }
        func pageViewController(
            _ pages: UIPageViewController, viewControllerBefore one: UIViewController
        ) -> UIViewController? { page(one, -1) }
        func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter one: UIViewController
        ) -> UIViewController? { page(one, 1) }
        func pageViewController(
            _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
        ) { told.append("to \(pending.map { $0.title ?? "" })") }
        func pageViewController(
            _ pages: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            told.append("from \(previousViewControllers.map { $0.title ?? "" }) \(finished) \(completed)")
        }
    }

    @Test("A page replaces another, and pages can be turned as long as there are more, on screen or not")
    func steps() throws {
        var lines: [String] = []
        for isShown in [true, false] {
            // Given
            let (diary, source) = (DiaryController.Diary(), Pages())
            source.all = ["a", "b", "c"].map { DiaryController($0, diary) }
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let window = isShown ? ControllerFixture.window(pages) : nil
            func note(_ what: String, _ work: () -> Any) {
                let answer = work()
                window?.layoutIfNeeded()
                let frames =
                    pages.viewIfLoaded?.subviews.map { "\($0.frame.width)×\($0.frame.height)" } ?? []
                lines.append(
                    "— \(what)\(answer is Void ? "" : ", \(answer)"): \(source.told.joined(separator: ", "))")
                lines.append("    \(diary.lines.joined(separator: ", "))")
                lines.append("    \((pages.viewControllers ?? []).map { $0.title ?? "" }) \(frames)")
                (source.told, diary.lines) = ([], [])
            }
            func set(_ all: [UIViewController]?) -> String {
                var done = "not done"
                pages.setViewControllers(all, direction: .forward, animated: false) { done = "done \($0)" }
                return done
            }

            // When
            note("turned, without any") { pages.turnPage(.forward) }
            note("the first") { set([source.all[0]]) }
            note("the first again") { set([source.all[0]]) }
            note("turned, without a source") { pages.turnPage(.forward) }
            (pages.dataSource, pages.delegate) = (source, source)
            for direction: UIPageViewController.NavigationDirection in [
                .reverse, .forward, .forward, .forward, .reverse,
            ] {
                note("turned \(direction)") { pages.turnPage(direction) }
            }
            note("narrower") {
                window?.frame.size.width = 200
                return ()
            }
            note("two at once") { set([source.all[2], source.all[0]]) }
            note("none") { set(nil) }
            note("one of no source") { set([DiaryController("other", diary)]) }
            note("turned from there") { pages.turnPage(.reverse) }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Pages.txt")
    }

    @Test("Pages can be turned without a delegate")
    func silent() {
        // Given
        final class Silent: UIPageViewControllerDelegate {}
        let (source, silent) = (Pages(), Silent())
        source.all = [UIViewController(), UIViewController()]
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
        (pages.dataSource, pages.delegate) = (source, silent)

        // When
        pages.setViewControllers([source.all[1]], direction: .reverse, animated: true)
        let turned = [pages.turnPage(.forward), pages.turnPage(.reverse)]

        // Then
        expect(
            turned == [false, true] && pages.viewControllers == [source.all[0]]
                && source.all[1].parent == nil)
        expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .vertical)
    }
}
