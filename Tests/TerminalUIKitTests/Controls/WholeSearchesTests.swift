import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// A search from its beginning to its end, wherever its bar stands, a table that is compared whole.
struct WholeSearchesTests {
    /// Notes all it is told of a search.
    private final class Told: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var lines: [String] = []

        private func note(_ what: String, _ search: UISearchController) {
            lines.append(
                "\(what) \(search.isActive) `\(search.searchBar.text ?? "")` \(search.searchBar.showsCancelButton)")
        }
        func updateSearchResults(for search: UISearchController) { note("update", search) }
        func willPresentSearchController(_ search: UISearchController) { note("will begin", search) }
        func didPresentSearchController(_ search: UISearchController) { note("begun", search) }
        func willDismissSearchController(_ search: UISearchController) { note("will end", search) }
        func didDismissSearchController(_ search: UISearchController) { note("ended", search) }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("bar begins") }
        func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { lines.append("bar `\(text)`") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("bar searches") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("bar ends") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("bar cancels") }
    }

    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    @Test("A search calls its delegate step by step, and its results appear with text and disappear without it")
    func steps() throws {
        var lines: [String] = []
        for place in ["navigation item", "content", "nowhere"] {
            // Given
            let (told, diary, content) = (Told(), DiaryController.Diary(), UIViewController())
            let results = DiaryController("results", diary)
            let search = UISearchController(searchResultsController: results)
            (search.searchResultsUpdater, search.delegate, search.searchBar.delegate) = (told, told, told)
            var window: UIWindow?
            switch place {
            case "navigation item":
                content.navigationItem.searchController = search
                window = ControllerFixture.window(UINavigationController(rootViewController: content))
            case "content":
                search.searchBar.frame = CGRect(x: 0, y: 30, width: 320, height: 44)
                content.view.addSubview(search.searchBar)
                window = ControllerFixture.window(content)
            default: break
            }
            func note(_ what: String, _ work: () -> Void) {
                work()
                window?.layoutIfNeeded()
                lines.append("— \(place), \(what): \(told.lines.joined(separator: ", "))")
                lines.append(
                    "    \(diary.lines.joined(separator: ", ")); results "
                        + (results.parent == nil ? "away" : "in \(results.parent === content)")
                        + " \(text(results.viewIfLoaded?.frame ?? .zero)) \(results.viewIfLoaded?.superview != nil)")
                (told.lines, diary.lines) = ([], [])
            }

            // When
            note("at first") {}
            note("begun by code") { search.isActive = true }
            note("begun again") { search.isActive = true }
            note("typed") { search.searchBar.enterText("full") }
            note("typed more") { search.searchBar.enterText("full moon") }
            note("nothing typed") { search.searchBar.enterText("") }
            note("typed again") { search.searchBar.enterText("new") }
            note("made narrower") { window?.frame.size.width = 200 }
            note("cancelled") {
                guard let window else { return search.isActive = false }
                try? window.tap("Cancel")
            }
            note("ended again") { search.isActive = false }
            expect(search.searchBar.placeholder == "Search" && search.searchResultsController === results)
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Searches.txt")
    }

    @Test("A search works without a results controller and without a delegate, and an archive keeps it inactive")
    func bare() throws {
        // Given
        let search = UISearchController(searchResultsController: nil)

        // When
        search.isActive = true
        search.searchBar.enterText("Luna")
        let data = NSKeyedArchiver.archivedData(withRootObject: search)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UISearchController)

        // Then
        expect(search.isActive && search.searchBar.text == "Luna" && search.children.isEmpty)
        expect(!copy.isActive && copy.searchBar.text ?? "" == "" && copy.searchResultsController == nil)
        expect(search.searchBar.archivedSubviews.isEmpty)
        let (bar, view) = (UISearchBar(), UIView())
        bar.addSubview(view)
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        expect(bar.subviews.count == 3 && bar.archivedSubviews == [view])
        let plain = try ControlFixture.unarchived(bar)
        plain.layoutIfNeeded()
        expect(plain.subviews.count == 3 && plain.showsCancelButton)
    }
}
