import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// Archives of before 2013 at their limits, and names that documents have from elsewhere.
struct ArchiveEdgesTests {
    private func archive(_ roots: String, others: String = "") -> String {
        """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <array key="IBDocument.RootObjects">\(roots)</array><array key="others">\(others)</array></data></archive>
        """
    }

    private func told(_ text: String) -> String {
        do { return try IBDocument(data: Data(text.utf8), file: "Old.xib").whole } catch { return "\(error)" }
    }

    /// A view in a view, and so on, each of them by a reference to the next.
    private func row(_ count: Int) -> String {
        let views = (0..<count).map { number in
            let next = number + 1 < count ? "<array key=\"NSSubviews\"><reference ref=\"\(number + 1)\"/></array>" : ""
            return "<object class=\"IBUIView\" id=\"\(number)\">\(next)</object>"
        }
        return archive("<reference ref=\"0\"/>", others: views.joined())
    }

    @Test("Two hundred and fifty objects may be in each other, and no more")
    func depth() throws {
        // Given
        let counts = [1, 2, 249, 250, 251]

        // When
        let documents = counts.map { try? IBDocument(data: Data(row($0).utf8), file: "Old.xib") }

        // Then
        let found = documents.map { $0?.allObjects.count }
        expect(found, equals: [1, 2, 249, 250, nil])
        expect(told(row(251)), contains: "an object in itself, or in too many others")
    }

    @Test("The value of an archived object is found by its key, and the first one if the key is there twice")
    func values() {
        // Given
        func color(_ count: Int, _ first: String, _ second: String) -> String {
            func bytes(_ text: String) -> String { Data((text + "\0").utf8).base64EncodedString() }
            let others = (0..<count).map { "<int key=\"k\($0)\">\($0)</int>" }.joined()
            return archive(
                "<object class=\"IBUIView\" id=\"v\"><object class=\"NSColor\" key=\"IBUIBackgroundColor\" id=\"c\">"
                    + "\(others)<bytes key=\"NSWhite\">\(bytes(first))</bytes>"
                    + "<bytes key=\"NSWhite\">\(bytes(second))</bytes></object></object>")
        }

        // When
        let colors = [0, 1, 29, 30, 31, 32, 33, 40, 70].map { count in
            (try? IBDocument(data: Data(color(count, "0.25", "0.75").utf8), file: "Old.xib"))?
                .object(withID: "v")?.properties["backgroundColor"]?.color
        }

        // Then
        expect(colors, equals: Array(repeating: IBColor.white(0.25, 1), count: colors.count))
    }

    @Test("Lists and dictionaries are read in each form of archives, and dangling references are reported")
    func forms() throws {
        // Given
        let label = "<object class=\"IBUILabel\" id=\"a\"/>", button = "<object class=\"IBUIButton\" id=\"b\"/>"
        let lists = [
            "<array key=\"NSSubviews\">\(label)\(button)</array>", "<nil key=\"NSSubviews\"/>",
            "<object class=\"NSMutableArray\" key=\"NSSubviews\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + "\(label)\(button)</object>",
            "<array key=\"NSSubviews\"><nil/><reference/>\(button)</array>",
            "<array key=\"NSSubviews\"><reference ref=\"z\"/></array>", "<reference key=\"NSSubviews\" ref=\"z\"/>",
            "<array key=\"IBUIItems\">\(label)</array>", "<object class=\"NSSet\" key=\"IBUIItems\">\(label)</object>",
            "<object class=\"NSMutableSet\" key=\"IBUIItems\">\(label)</object>",
            "<object class=\"NSArray\" key=\"IBUIItems\">\(label)</object>",
            "<object class=\"NSBag\" key=\"IBUIItems\">\(label)</object>",
            "<object key=\"IBUIItems\">\(label)</object>",
            "<reference key=\"IBUIItems\" ref=\"q\"/>", "<string key=\"IBUIText\">Sea</string>",
            "<string key=\"NSTitle\" value=\"Sea\"/>", "<string key=\"IBTag\">7</string>",
            "<string key=\"NSFrame\">{{1, 2}, {3, 4}}</string>", "<string key=\"NSFrameSize\">{3, 4}</string>",
            "<string key=\"NSFrame\">{{1, 2}, {3}}</string>", "<string key=\"NSFrameSize\">{3, inf}</string>",
            "<string key=\"IBUIContentOffset\">{3, 4}</string>", "<string key=\"IBUIAnchorPoint\">{3, 4}</string>",
            "<string key=\"IBUIContentSize\">{3, 4}</string>", "<string key=\"IBUIInset\">{1, 2, 3, 4}</string>",
            "<string key=\"IBUIInset\">{1, 2, 3}</string>", "<object class=\"NSFont\" key=\"IBUIMoon\"/>",
            "<object class=\"IBUIView\" key=\"IBUIContentView\" id=\"w\"/>", "<int key=\"IBUISimulatedBar\">3</int>",
            "<dictionary key=\"IBUIMoons\"/>", "<reference key=\"IBUIMoon\"/>",
        ]
        let controllers = """
            <object class="IBUINavigationController" id="n"><array key="IBUIChildViewControllers">
            <object class="IBUIViewController" id="m"><object class="IBUIView" key="IBUIView" id="w"/></object>
            <object class="IBUITableViewController" id="t"/></array>
            <reference key="IBUIParentViewController" ref="n"/></object>
            """
        let items = ["IBUIBarButtonItem", "IBUITabBarItem", "IBUIButton"].flatMap { name in
            [-1, 0, 1, 11, 12, 23, 24].map {
                "<object class=\"\(name)\" id=\"i\"><int key=\"IBUISystemItemIdentifier\">\($0)</int></object>"
            }
        }

        let titles = ["<nil key=\"IBUINormalTitle\"/>", "<string key=\"IBUINormalTitle\">Go</string>"].map {
            "<object class=\"IBUIButton\" id=\"g\">\($0)</object>"
        }

        // When
        var lines = lists.flatMap { list in
            [list, told(archive("<object class=\"IBUIView\" id=\"v\">\(list)</object>"))]
        }
        lines += ([controllers] + titles).map { told(archive($0)) }
        lines += items.map { item in
            let document = try? IBDocument(data: Data(archive(item).utf8), file: "Old.xib")
            return "\(item.prefix(30)) " + (document?.object(withID: "i")?.string("systemItem") ?? "none")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Forms-of-archives.txt")
    }

    @Test("A prefixed key is read with its prefix, and under no other name")
    func prefixes() throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" xmlns:moon="urn:moon" moon:phase="full">
            <objects><view id="v" moon:tag="3" tag="4"><moon:crater depth="1"/>
            <moon:label id="x"/><rect key="frame" x="0" y="0" width="1" moon:width="2" height="3"/></view></objects>
            </document>
            """

        // When
        let document = try IBDocument(data: Data(text.utf8), file: "Moon.xib")
        let view = try #require(document.object(withID: "v"))

        // Then
        expect(document.attributes["moon:phase"] == "full" && document.attributes["phase"] == nil)
        expect(view.attributes["moon:tag"] == "3" && view.string("tag") == "4")
        expect(view.frame, equals: CGRect(x: 0, y: 0, width: 1, height: 3))
        expect(
            document.unread.map(\.description),
            equals: [
                "2:44: <moon:crater> in view v", "3:1: <moon:label> in view v",
                "3:21: <rect> attribute `moon:width` in view v",
            ])
    }
}
