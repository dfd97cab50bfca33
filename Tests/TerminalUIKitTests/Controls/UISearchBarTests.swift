import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

struct UISearchBarTests {
    private let text = """
        <searchBar contentMode="redraw" text="Moon" placeholder="Phase" showsCancelButton="YES" id="sEa-rc-h01">
        <rect key="frame" x="0" y="0" width="320" height="44"/><textInputTraits key="textInputTraits"/></searchBar>
        """

    @Test("A bar shows a lens and the text in its field, and a cancel button, and an archive keeps them")
    func drawing() throws {
        // Given
        let bar: UISearchBar = try ControlFixture.control(text)

        // When
        let pictures = [bar, try ControlFixture.unarchived(bar), bar].map(ControlFixture.rendering)

        // Then
        for picture in pictures {
            expect(picture.contains("[⌕ Moon ") && picture.contains("] Cancel"))
        }
    }

    @Test("A search bar calls its delegate for each action of the user, in order")
    func delegate() throws {
        // Given
        let bar: UISearchBar = try ControlFixture.control(text)
        let log = SearchLog()
        bar.delegate = log
        let window = UIWindow(frame: bar.frame)
        window.addSubview(bar)
        window.makeKeyAndVisible()

        // When
        bar.text = "silent"
        bar.enterText("Full")
        try window.tap("Cancel")

        // Then
        expect(bar.text, equals: "Full")
        expect(log.heard, equals: ["begin", "change Full", "search Full", "end", "cancel"])
    }

    @Test("A prompt is above the field, and the field is wider without the cancel button")
    func prompt() throws {
        // Given
        let bar = UISearchBar()
        bar.prompt = "Look for"
        bar.layoutIfNeeded()
        let narrow = UISearchBar()
        narrow.showsCancelButton = true
        narrow.layoutIfNeeded()

        // When
        let lines = ControlFixture.rendering(of: bar).split(separator: "\n")

        // Then
        expect(lines[0].contains("Look for") && lines[1].contains("["))
        expect(bar.searchTextField.frame.width > narrow.searchTextField.frame.width)
    }
}

private final class SearchLog: UISearchBarDelegate {
    private(set) var heard: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("change \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search \(searchBar.text ?? "")") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
}
