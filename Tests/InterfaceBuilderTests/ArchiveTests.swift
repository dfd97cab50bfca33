import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// Files of before 2013 are archives. They become the documents that Xcode would make of them.
@Suite("Archives of before 2013")
struct ArchiveTests {
    /// A screen and a cell, in the older dialect and in the newer one.
    private nonisolated static let dialects = ["7.10", "8.00"]

    /// The objects of both, as a modern document has them.
    private static let outline = """
        placeholder -1 MoonController "File's Owner"
          outlet File's Owner.view → view (1)
        placeholder -2 UIResponder
        view 1
          label 4 MoonLabel "Full Moon"
          button 5 tag 7 "Wane"
            action button "Wane".wane: (touchUpInside) → File's Owner (-1)
          activityIndicatorView 6
          toolbar 7
            barButtonItem 8
            barButtonItem 9 "Shuffle"
              action barButtonItem "Shuffle".shuffle → File's Owner (-1)
        tableViewCell 10 reuseIdentifier Moon
          contentView: tableViewCellContentView 100000011
            segmentedControl 12
              segment "Waxing"
              segment "Waning"
        """

    private func text(_ dialect: String) throws -> String {
        let file = try #require(
            Bundle.module.url(forResource: "MoonCard-\(dialect)", withExtension: "xib", subdirectory: "Archives"))
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func document(_ dialect: String) throws -> IBDocument {
        try IBDocument(data: Data(text(dialect).utf8), file: "MoonCard.xib")
    }

    @Test(
        "Both formats of archives have the objects and connections of a modern document",
        arguments: dialects)
    func outline(dialect: String) throws {
        // Given, When
        let document = try document(dialect)

        // Then
        expect(document.outline, equals: Self.outline)
        expect(document.kind, equals: .xib)
        expect(document.warnings == [] && document.unread.map(\.description) == [])
    }

    @Test("Frames, masks, colors, texts and states get the names of modern documents", arguments: dialects)
    func values(dialect: String) throws {
        // Given
        let document = try document(dialect)

        // When
        let (view, label) = (document.object(withID: "1"), document.object(withID: "4"))
        let (button, spinner) = (document.object(withID: "5"), document.object(withID: "6"))

        // Then
        expect(view?.properties["frame"], equals: .rect(CGRect(x: 0, y: 0, width: 320, height: 460)))
        expect(view?.properties["autoresizingMask"], equals: .autoresizingMask([.flexibleWidth, .flexibleHeight]))
        expect(view?.properties["backgroundColor"], equals: .color(.white(1, 1)))
        expect(label?.properties["textColor"], equals: .color(.rgb(1, 1, 1, 1)))
        expect(label?.properties["highlightedColor"], equals: .null)
        expect(
            label?.attributes["textAlignment"] == "right" && label?.attributes["lineBreakMode"] == "middleTruncation")
        expect(label?.attributes["contentMode"] == "left" && label?.attributes["userInteractionEnabled"] == "NO")
        expect(label?.runtimeAttributes.map(\.keyPath), equals: ["layer.cornerRadius"])
        expect(label?.runtimeAttributes.first?.value, equals: .integer(4))
        guard case .state(let normal) = button?.properties["normal"],
            case .state(let other) = button?.properties["highlighted"]
        else {
            Issue.record("the button has no states")
            return
        }
        expect(normal.title == "Wane" && normal.image == "moon.png" && normal.titleColor == .white(0.5, 1))
        expect(other.title == "Waning" && button?.attributes["buttonType"] == "roundedRect")
        expect(spinner?.attributes["hidden"] == "YES" && spinner?.attributes["style"] == "gray")
        expect(spinner?.attributes["hidesWhenStopped"], equals: "YES")
        expect(document.object(withID: "8")?.attributes["systemItem"], equals: "flexibleSpace")
        expect(document.object(withID: "10")?.attributes["accessoryType"], equals: "disclosureIndicator")
        expect(document.object(withID: "12")?.attributes["selectedSegmentIndex"], equals: "1")
    }

    @Test("A font is the named one, or the system's if the newer format says so")
    func fonts() throws {
        // Given, When
        let fonts = try Self.dialects.map { dialect -> IBFont? in
            guard case .font(let font) = try document(dialect).object(withID: "4")?.properties["fontDescription"] else {
                return nil
            }
            return font
        }

        // Then
        expect(fonts.map(\.?.kind), equals: [.named("Helvetica-Bold", family: "Helvetica"), .boldSystem])
        expect(fonts.map(\.?.pointSize), equals: [17, 17])
    }

    @Test("Every number in an archive becomes the name of its value, and every property of a view is set")
    func numbers() throws {
        // Given
        let keys: [(kind: String, keys: [String])] = [
            ("UITableViewCell", ["AccessoryType", "EditingAccessoryType", "Style", "SelectionStyle"]),
            ("UISearchBar", ["BarStyle"]), ("UILabel", ["BaselineAdjustment", "LineBreakMode", "TextAlignment"]),
            ("UITextField", ["BorderStyle", "ClearButtonMode"]),
            ("UIButton", ["ButtonType", "ContentHorizontalAlignment", "ContentVerticalAlignment"]),
            ("UIView", ["ContentMode"]), ("UIDatePicker", ["DatePickerMode"]),
            ("UIProgressView", ["ProgressViewStyle"]),
            ("UIViewController", ["ModalPresentationStyle"]), ("UISegmentedControl", ["SegmentControlStyle"]),
            ("UITableView", ["SeparatorStyle", "Style"]), ("UIActivityIndicatorView", ["Style"]),
            ("UIBarButtonItem", ["Style", "SystemItemIdentifier"]), ("UITabBarItem", ["SystemItemIdentifier"]),
        ]
        let slots = [
            "ContentView", "AccessoryView", "EditingAccessoryView", "BackgroundView", "SelectedBackgroundView",
            "TableHeaderView", "TableFooterView", "View",
        ]
        var objects = (0..<25).map { number in
            keys.map { kind, keys in
                let values = keys.map { "<int key=\"IBUI\($0)\">\(number)</int>" }
                return "<object class=\"IB\(kind)\">\(values.joined())</object>"
            }.joined()
        }.joined()
        objects += slots.map { slot in
            "<object class=\"IBUITableViewCell\"><object class=\"IBUIImageView\" key=\"IBUI\(slot)\"/>"
                + "<object class=\"NSNull\" key=\"NSNextKeyView\"/>"
                + "<object class=\"NSNull\" key=\"IBUIToolbar\"/></object>"
        }.joined()
        objects += "<object class=\"IBMKMapView\"/><object class=\"IBProxyObject\"/>"
        let text = """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array key="IBDocument.RootObjects">\(objects)</array></data></archive>
            """

        // When
        let document = try IBDocument(data: Data(text.utf8), file: "Old.xib")

        // Then
        func line(_ object: IBObject, _ depth: Int) -> [String] {
            let said = object.attributes.filter { $0.key != "id" }.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }
            let head = String(repeating: "  ", count: depth) + (object.key.map { "\($0): " } ?? "") + object.element
            return [head + said.joined()] + object.children.flatMap { line($0, depth + 1) }
        }
        let lines = document.objects.flatMap { line($0, 0) } + document.warnings.map { "\($0)" }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Archive.txt")
    }

    @Test("A constraint belongs to the view that contains it")
    func constraints() throws {
        // Given, When
        let constraint = try document("8.00").object(withID: "1")?.constraints.first

        // Then
        expect(constraint?.id == "30" && constraint?.firstItem == "4" && constraint?.secondItem == "1")
        expect(constraint?.firstAttribute == "leading" && constraint?.relation == .greaterThanOrEqual)
        expect(constraint?.constant == 20 && constraint?.priority == 750)
    }

    /// An archive of a view, which is also the first in a row of views, each of which has the next as its subview, so
    /// many times.
    private func nested(_ count: Int, times: Int, last: String) -> String {
        let views = (1...count).map { number in
            let next = "<reference ref=\"\(number == count ? last : "\(number + 1)")\"/>"
            return """
                <object class="IBUIView" id="\(number)"><array class="NSMutableArray" key="NSSubviews">\
                \(String(repeating: next, count: times))</array></object>
                """
        }
        return """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array key="IBDocument.RootObjects"><reference ref="1"/></array>
            <array key="views">\(views.joined())<object class="IBUIView" id="0"/></array>
            </data></archive>
            """
    }

    @Test("An archive is refused at once if views contain themselves or double at each level")
    func endless() {
        // Given
        let texts = [
            nested(1, times: 1, last: "1"), nested(2, times: 1, last: "1"), nested(5_000, times: 1, last: "0"),
            nested(60, times: 2, last: "0"),
        ]

        // When
        let refusals = texts.map { Fixture.refusal(of: $0) ?? "" }

        // Then
        expect(refusals.allSatisfy { $0.contains("an object in itself, or in too many others") })
        expect(Fixture.refusal(of: nested(60, times: 1, last: "0")), equals: nil)
    }

    @Test("A long text that an archive refers to from everywhere is refused before it fills the memory")
    func longText() throws {
        // Given
        let long = #"<string id="5">"# + String(repeating: "a", count: 1 << 20) + "</string>"
        let label = #"<object class="IBUILabel"><reference key="IBUIText" ref="5"/></object>"#
        let labels = String(repeating: label, count: 100)
        let text = """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array key="IBDocument.RootObjects">\(long)\(labels)</array></data></archive>
            """

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal, contains: "an object in itself, or in too many others")
    }

    @Test(
        "Senseless values are refused with their line and object",
        arguments: [
            (
                "{{20, 12}, {252, 21}}", "{{20, 12}, {252}}",
                ":27:25: `NSFrame` is `{{20, 12}, {252}}`; expected 4 numbers"
            ),
            ("MSAxIDEAA", "MSAxIDEgMQA", nil),
            ("MSAxIDEAA", "!!!", "`NSRGB` is `!!!`; expected 3 or 4 numbers in base 64"),
            (">274<", ">many<", "`NSvFlags` is `many`; expected a whole number"),
            (
                #"<reference key="IBUIContentView" ref="100000011"/>"#, #"<reference key="IBUIContentView" ref="1"/>"#,
                "a reference leads to `1`, which nothing in the archive has as its id"
            ),
            (#"id="100000012""#, #"id="100000011""#, "the id `100000011` is used twice, first in line"),
        ])
    func refusal(old: String, new: String, message: String?) throws {
        // Given
        let text = try text("7.10").replacingOccurrences(of: old, with: new)

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        if let message {
            expect(refusal?.contains(message), equals: true, "\(refusal ?? "read")")
        } else {
            expect(refusal, equals: nil)
        }
    }

    @Test("Insets, sizes, points, files and objects become modern values")
    func geometry() throws {
        // Given
        let texts = [
            "ContentEdgeInsets": "{1, 2, 3, 4}", "TitleShadowOffset": "{5, -6}", "ItemSize": "{7.5, 8}",
            "AnchorPoint": "{9, 10}", "Word": "{moon}",
        ]
        let properties = texts.sorted { $0.key < $1.key }.map { #"<string key="IBUI\#($0)">\#($1)</string>"# }.joined()
        let resource = #"<object class="NSCustomResource" key="IBUIFile"><string key="NSResourceName">moon</string>"#
        let text = try text("8.00").replacingOccurrences(
            of: #"<int key="IBUITag">7</int>"#, with: properties + resource + "</object>")

        // When
        let document = try IBDocument(data: Data(text.utf8), file: "MoonCard.xib")

        // Then
        let button = try #require(document.object(withID: "5"))
        expect(button.attributes["file"] == "moon" && button.attributes["word"] == "{moon}")
        expect(
            ["contentEdgeInsets", "titleShadowOffset", "itemSize", "anchorPoint"].map { button.properties[$0]?.text },
            equals: ["top 1, left 2, bottom 3, right 4", "5×-6", "7.5×8", "9,10"])
    }

    @Test("A constraint with an invalid attribute is refused, however small the number", arguments: [-1, Int.min, 12])
    func attribute(number: Int) throws {
        // Given
        let key = "<int key=\"firstAttribute\">"
        let text = try text("8.00").replacingOccurrences(of: key + "5<", with: key + "\(number)<")

        // When
        let refusal = Fixture.refusal(of: text)

        // Then
        expect(refusal?.contains("`firstAttribute` is `\(number)`; expected a number from 1 to 11"), equals: true)
    }
}
