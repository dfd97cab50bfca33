import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

struct UISearchControllerTests {
    private final class Updater: UISearchResultsUpdating, UISearchControllerDelegate {
        var heard: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            heard.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
        }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("begun") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("ended") }
    }

    private let updater = Updater()
    private let content = UIViewController()

    private func window(_ search: UISearchController) -> UIWindow {
        search.searchResultsUpdater = updater
        search.delegate = updater
        content.title = "Moons"
        content.navigationItem.searchController = search
        return ControllerFixture.window(UINavigationController(rootViewController: content))
    }

    @Test("The bar is below the title, and typing searches until the search is canceled")
    func searching() throws {
        // Given
        let search = UISearchController(searchResultsController: nil)
        let window = window(search)
        let lines = ControllerFixture.lines(of: window, 0..<4)

        // When
        search.searchBar.enterText("full")
        let isActive = search.isActive
        try window.tap("Cancel")

        // Then
        expect(lines[0].contains("Moons") && lines[2...3].joined().contains("[⌕ Search"))
        expect(content.view.frame.minY, equals: 88)
        expect(isActive && !search.isActive && search.searchBar.text ?? "" == "")
        expect(updater.heard, equals: ["true ", "begun", "true full", "false ", "ended"])
        expect(!search.searchBar.showsCancelButton)
    }

    @Test("A separate results controller covers the content while the field contains text")
    func results() throws {
        // Given
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let window = window(search)

        // When
        search.searchBar.enterText("full")
        let isShown = results.view.superview === content.view
        try window.tap("Cancel")

        // Then
        expect(isShown && content.navigationItem.searchController === search)
        expect(results.view.superview == nil && results.parent == nil)
    }

    @Test("If the search bar is a table's header, results begin below the bar")
    func tableHeader() {
        // Given
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        content.view.addSubview(search.searchBar)
        let window = ControllerFixture.window(content)

        // When
        search.searchBar.enterText("new")

        // Then
        expect(results.view.frame, equals: CGRect(x: 0, y: 44, width: 320, height: 416))
        expect(results.view.window === window)
    }
}
