import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Views

/// The items of bars by themselves, and their attributes in files.
struct RareBarsTests {
    @Test("Each system item has its name: two have the style done, and two are spaces without a title")
    func systemItems() {
        // Given
        let all = UIBarButtonItem.SystemItem.allCases

        // When
        let items = all.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }

        // Then
        expect(all.filter { $0.style == .done } == [.done, .save] && all.filter { $0.title == nil }.count == 2)
        expect(all.filter { $0.style == .plain }.count == all.count - 2 && all.map(\.rawValue) == Array(0..<25))
        let spaces = items.filter(\.isSpace)
        expect(spaces.map(\.systemItem), equals: [.flexibleSpace, .fixedSpace])
        expect(
            items.map { $0.title ?? "–" },
            equals: [
                "Done", "Cancel", "Edit", "Save", "+", "–", "–", "Compose", "Reply", "Action", "Organize", "Bookmarks",
                "Search", "Refresh", "Stop", "Camera", "Trash", "Play", "Pause", "Rewind", "Fast Forward", "Undo",
                "Redo", "Page Curl", "Close",
            ])
        expect(items.filter { $0.viewInBar() == nil }.count == 2 && items[0].viewInBar() === items[0].viewInBar())
    }

    @Test("An item from a nib or an archive has its title, or else the system's, and its style, width and view")
    func items() throws {
        // Given
        let texts = [
            #"systemItem="add""#, #"systemItem="add" title="Mine""#, #"systemItem="done""#, #"title="Plain""#,
            #"systemItem="save" style="plain""#, #"systemItem="fixedSpace" width="42""#,
            #"title="Off" enabled="NO" tag="7" style="done""#,
        ]

        // When
        let lines = try texts.map { text -> String in
            let item: UIBarButtonItem = try ControllerFixture.object("<barButtonItem \(text) id=\"b1\"/>")
            let data = NSKeyedArchiver.archivedData(withRootObject: item)
            let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIBarButtonItem)
            let said = [item, copy].map {
                "\($0.title ?? "–") \($0.style) \($0.width) \($0.isEnabled) \($0.tag) \($0.isSpace)"
            }
            expect(said[0], equals: said[1])
            return said[0]
        }

        // Then
        expect(
            lines,
            equals: [
                "+ plain 0.0 true 0 false", "Mine plain 0.0 true 0 false", "Done done 0.0 true 0 false",
                "Plain plain 0.0 true 0 false", "Save plain 0.0 true 0 false", "– plain 42.0 true 0 true",
                "Off done 0.0 false 7 false",
            ])
    }

    @Test("A system tab has its name as its title, unless it has one, and badges are stored")
    func tabs() throws {
        // Given
        let texts = [#"systemItem="favorites""#, #"systemItem="more" title="Mine""#, #"badgeValue="3" tag="5""#, ""]

        // When
        let items: [UITabBarItem] = try texts.map { try ControllerFixture.object("<tabBarItem \($0) id=\"t1\"/>") }

        // Then
        expect(
            items.map(\.title) == ["Favorites", "Mine", nil, nil] && items.map(\.badgeValue) == [nil, nil, "3", nil])
        expect(items.map(\.tag) == [0, 0, 5, 0] && items.map(\.caption) == ["Favorites", "Mine", "", ""])
        items[3].accessibilityLabel = "Moon"
        let named = items[3].caption
        items[3].title = ""
        expect(named == "Moon" && items[3].caption == "Moon" && items[3].symbol == nil)
        items[3].image = UIImage(systemName: "star")
        items[3].accessibilityLabel = nil
        expect(items[3].caption == "star" && items[3].symbol != nil)
    }

    @Test("A bar reads the fonts and colors of its title and its large title from the nib")
    func letters() throws {
        // Given
        func attributes(_ key: String, _ size: Int) -> String {
            "<textAttributes key=\"\(key)\">"
                + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
                + "<color key=\"textColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\"/></textAttributes>"
        }

        // When
        let bars: [UINavigationBar] = try [
            "", attributes("largeTitleTextAttributes", 40), attributes("titleTextAttributes", 21),
        ].map {
            try ControllerFixture.object("<navigationBar id=\"n1\">\($0)</navigationBar>")
        }
        let sizes = bars.map { bar in
            [bar.titleTextAttributes, bar.largeTitleTextAttributes].map { ($0?[.font] as? UIFont)?.pointSize }
        }

        // Then
        expect(sizes, equals: [[nil, nil], [nil, 40], [21, nil]])
        bars[1].items = [UINavigationItem(title: "Moon")]
        bars[1].prefersLargeTitles = true
        bars[1].frame = CGRect(x: 0, y: 0, width: 200, height: 88)
        let drawn = NotedCanvas.lines(of: bars[1], era: .iOS13)
        expect(drawn.contains { $0.contains("'Moon' 16.0 44.0 168.0 22.0") && $0.contains("40.0pt") })
    }

    @Test("A disabled back button is as wide as all it shows, and an enabled one as wide as its title")
    func backs() throws {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = ["Sun", "Moon"].map { UINavigationItem(title: $0) }
        let back = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        bar.backItem?.backBarButtonItem = back

        // When
        let widths = [true, false].map { isEnabled in
            back.isEnabled = isEnabled
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            return "\(bar.subviews.first?.frame.width ?? 0) \((bar.subviews.first as? UIControl)?.displayedText ?? "–")"
        }

        // Then
        expect(widths, equals: ["48.0 ‹ Home", "64.0 ‹ Home"])
        let button = try #require(bar.subviews.first as? any TapTitled)
        expect(button.tapTitles == ["Back", "Home"] && !button.isEnabled)
        button.isEnabled = true
        expect(back.isEnabled)
    }
}
