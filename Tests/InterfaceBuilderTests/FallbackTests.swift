import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// The values of missing objects, of objects of another kind, and of duplicates.
struct FallbackTests {
    private func read(_ objects: String, storyboard: Bool = false, _ more: String = "") throws -> IBDocument {
        let (kind, list) = storyboard ? ("Storyboard.XIB", "scenes") : ("XIB", "objects")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" \(more)><\(list)>\(objects)</\(list)></document>
            """
        return try IBDocument(data: Data(text.utf8), file: "Menu")
    }

    @Test("A button's title and image come from an attribute, a text, or a referenced object")
    func states() throws {
        // Given
        let document = try read(
            """
            <button id="a"><state key="normal"><attributedString key="attributedTitle"><fragment content="Sea "/>
            <fragment content="of Rains"/></attributedString><imageReference key="image" image="star"/></state>
            <state key="selected" title="Moon" image="moon" backgroundImage="sky"/><string key="disabled">no</string>
            <state key="highlighted"><string key="title">Sun</string><string key="image">sun</string>
            <color key="titleColor" white="1" alpha="1"/><string key="titleShadowColor">red</string></state></button>
            """)
        let properties = try #require(document.object(withID: "a")).properties

        // When
        let states = ["normal", "selected", "highlighted"].compactMap { key -> IBButtonState? in
            if case .state(let state) = properties[key] { state } else { nil }
        }

        // Then
        expect(states.map(\.title), equals: ["Sea of Rains", "Moon", "Sun"])
        expect(states.map(\.image) == ["star", "moon", nil] && states.map(\.backgroundImage) == [nil, "sky", nil])
        let runs = states.map { $0.attributedTitle?.runs.count }
        expect(runs, equals: [2, nil, nil])
        expect(
            states.map(\.titleColor) == [nil, nil, .white(1, 1)] && states.allSatisfy { $0.titleShadowColor == nil })
        expect(properties["disabled"]?.string == "no" && properties["normal"]?.string == nil)
        expect(properties["disabled"]?.color == nil && document.object(withID: "a")?.name == "button \"Sea of Rains\"")
        try expect(read(#"<button id="b"><string key="normal">x</string></button>"#).objects[0].name, equals: "button")
    }

    @Test("A connection without a destination has a title, and only outlets count as UIKit's")
    func connections() throws {
        // Given
        let names = ["delegate", "moonDataSource", "tableView", "label"]
        let outlets = names.map { "<outlet property=\"\($0)\" destination=\"gone\" id=\"o\($0)\"/>" }.joined()
        let document = try read(
            """
            <view id="v"><connections>\(outlets)<outletCollection property="view" destination="v" id="c"/>
            <action selector="view" destination="v" id="a"/><segue kind="view" destination="v" id="s"/><view destination="v"/>
            <outlet property="x" destination="gone"/><outlet property="x" destination="gone"/></connections></view>
            """)

        // When
        let all = document.objects[0].connections

        // Then
        expect(all.map(\.isUIKits), equals: [true, true, true, false, true, false, false, false, false, false])
        expect(document.title(of: all[0]), equals: "outlet view.delegate → gone")
        expect(document.title(of: all[4]), equals: "outletCollection view.view → view (v)")
        expect(document.title(of: all[6]), equals: "segue view view → view (v)")
        expect(document.title(of: all[7]), equals: "view view → view (v)")
        expect(document.items.count == 12 && IBVersion(document.items).byKey.count == 11)
        expect(IBDifference(from: document, to: document).changes.isEmpty)
    }

    @Test("The first of several objects without ids is found, and an unknown device has no insets")
    func nameless() throws {
        // Given
        func scene(_ id: String, _ inside: String, _ attributes: String = "") -> String {
            "<scene sceneID=\"\(id)\"><objects><viewController \(attributes) sceneMemberID=\"viewController\">\(inside)"
                + "</viewController></objects></scene>"
        }
        let document = try read(
            scene("a", "<view key=\"view\"/>") + scene("b", "<view key=\"view\"/>")
                + scene(
                    "c", "<connections><segue kind=\"show\" destination=\"\" id=\"s\"/></connections>",
                    "storyboardIdentifier=\"C\" id=\"vc\""),
            storyboard: true)

        // When
        let access = document.scenes.map(document.access)

        // Then
        expect(document.scene(withControllerID: "")?.sceneID == "a" && access == [.reachable, .none, .byIdentifier])
        expect(document.scene(withControllerID: "vc")?.sceneID, equals: "c")
        let device = IBDevice(id: "moon")
        expect(device.covered == (0, 0, 0) && device.size == nil && device.name == "moon" && !device.isLandscape)
        expect(device.scale, equals: 2)
        let keyed = IBKeyed([(key: "a", value: 1), (key: "b", value: 2), (key: "a", value: 3)])
        expect(keyed.dictionary == ["a": 1, "b": 2] && keyed["a"] == 1 && keyed.keys == ["a", "b", "a"])
        expect(!keyed.isEmpty && IBKeyed<Int>([]).isEmpty && keyed.count == 3)
        let group = IBGroup(element: "a", attributes: ["x": "1", "y": "2"], properties: ["x": .integer(3)])
        expect(IBValue.group(group).text == "x 3, y 2" && group.string("x") == "1" && group.image("y") == "2")
    }

    @Test("A warning of the parser isn't a refusal, and a large file is refused before it is read")
    func sizes() throws {
        // Given
        let path = NSTemporaryDirectory() + "large-\(UUID().uuidString).xib"
        defer { try? FileManager.default.removeItem(atPath: path) }
        expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: path))

        // When
        let warned = try read("<view id=\"v\"/>", "xmlns:moon=\"relative\"")
        let messages = try [8_388_608, 8_388_609].map { size in
            try file.truncate(atOffset: UInt64(size))
            do {
                _ = try IBDocument(contentsOfFile: path, as: "Large.xib")
                return ""
            } catch {
                return "\(error)"
            }
        }

        // Then
        expect(warned.object(withID: "v") != nil && warned.warnings.isEmpty)
        expect(
            messages,
            equals: [
                "Large.xib:1:1: not UTF-8 text; expected the XML source of a .xib or .storyboard, not a compiled nib",
                "Large.xib: a file of 8388609 bytes; at most 8388608 are read",
            ])
    }
}
