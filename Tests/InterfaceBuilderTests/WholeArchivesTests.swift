import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// Everything that is read of an archive of before 2013, in both dialects, and what is wrong in one.
struct WholeArchivesTests {
    private func base64(_ text: String) -> String { Data((text + "\0").utf8).base64EncodedString() }

    /// An archive of a view with something in it, and of what is recorded beside it.
    private func archive(_ view: String, records: String = "", connections: String = "", flattened: String = "")
        -> String
    {
        let button = "<object><int key=\"objectID\">2</int><reference key=\"object\" ref=\"b\"/></object>"
        return """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array key="IBDocument.RootObjects"><object class="IBUIView" id="v">
            \(view)
            </object></array>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <array key="connectionRecords">\(connections)</array>
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object><int key="objectID">1</int><reference key="object" ref="v"/><string key="objectName">Menu</string>
            </object>
            \(view.contains("id=\"b\"") ? button : "")\(records)
            </array></object>
            \(flattened)
            </object></data></archive>
            """
    }

    private func told(_ text: String) -> String {
        do { return try IBDocument(data: Data(text.utf8), file: "Old.xib").whole } catch { return "\(error)" }
    }

    @Test("Frames, masks, flags, colors, fonts, states, slots and lists become modern values")
    func looks() throws {
        // Given
        let flags = [0, 0x100, 0x101, 0x102, 0x104, 0x108, 0x110, 0x120, 0x13F, 0x140, 0x8000_0000, -2_147_483_392]
        let colors = [
            ("NSWhite", "0.5"), ("NSWhite", "0.5 0.25"), ("NSWhite", "1 2 3"), ("NSWhite", "a"), ("NSWhite", ""),
            ("NSRGB", "1 0.5 0"), ("NSRGB", "1 0.5 0 0.25"), ("NSRGB", "1 0.5"), ("NSRGB", "1 2 3 4 5"),
            ("NSRGB", "1 2 inf"),
        ]
        let fonts = (0...4).map {
            "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\"><int key=\"type\">\($0)</int>"
                + "<double key=\"pointSize\">17</double><string key=\"name\">A-B</string></object>"
        }
        let font =
            "<object class=\"NSFont\" key=\"IBUIFont\"><string key=\"NSName\">C-D</string><double "
            + "key=\"NSSize\">9</double></object>"
        let states = ["Normal", "Highlighted", "Disabled", "Selected"].flatMap { state in
            ["Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage", "Moon"].map { "IBUI\(state)\($0)" }
        }
        let state = states.map { key in
            key.hasSuffix("Color")
                ? "<object class=\"NSColor\" key=\"\(key)\"><bytes key=\"NSWhite\">\(base64("0"))</bytes></object>"
                : key.hasSuffix("Image")
                    ? "<object class=\"NSCustomResource\" key=\"\(key)\"><string key=\"NSResourceName\">\(key)"
                        + "</string></object>"
                    : "<string key=\"\(key)\">\(key)</string>"
        }
        let slots =
            "<array key=\"NSSubviews\"><object class=\"IBUIView\" id=\"s1\"/><reference ref=\"s2\"/><object "
            + "class=\"IBUILabel\" id=\"s3\"/>"
            + "<object class=\"IBUIView\" id=\"s4\"/></array><reference key=\"IBUIContentView\" ref=\"s1\"/>"
            + "<reference key=\"IBUIAccessoryView\" ref=\"s4\"/><object class=\"IBUIView\" id=\"s2\" "
            + "key=\"IBUIBackgroundView\"/>"
        var views: [String] = flags.map { "<int key=\"NSvFlags\">\($0)</int>" } + ["<int key=\"NSvFlags\">x</int>"]
        views += colors.map {
            "<object class=\"NSColor\" key=\"IBUITintColor\"><bytes key=\"\($0)\">\(base64($1))</bytes></object>"
        }
        views +=
            [
                "<object class=\"NSColor\" key=\"IBUITintColor\"><string "
                    + "key=\"IBUIColorCocoaTouchKeyPath\">darkTextColor</string></object>",
                "<object class=\"NSColor\" key=\"IBUITintColor\"/>",
            ] + fonts + [font, font + fonts[1], fonts[1] + font, "<nil key=\"IBUIFont\"/>"]
        views += ["<object class=\"IBUIButton\" id=\"b\">\(state.joined())</object>"].map {
            "<array key=\"NSSubviews\">\($0)</array>"
        }
        views += [
            "<array key=\"NSSubviews\"><object class=\"IBUIButton\" id=\"b\">\(state.reversed().joined())"
                + "</object></array>"
        ]
        views += [
            slots, "<string key=\"NSFrame\">{{1, 2}, {3, 4}}</string>",
            "<string key=\"NSFrameSize\">{3, 4}</string>",
            "<string key=\"NSFrame\">{{1, 2}, {3}}</string>", "<string key=\"NSFrameSize\">{3, x}</string>",
            "<string key=\"NSFrameSize\">{3, inf}</string>", "<string key=\"IBUIPadding\">{1, 2, 3, 4}</string>",
            "<string key=\"IBUIItemSize\">{1, 2}</string>", "<string key=\"IBUIContentOffset\">{1, 2}</string>",
            "<string key=\"IBUIPadding\">{1, 2, 3}</string>", "<string key=\"IBUIText\">{</string>",
            "<nil key=\"IBUIText\"/>",
            "<int key=\"IBUITag\">1</int><int key=\"IBUITag\">2</int><int key=\"IBUITag\">3</int>",
            "<bool key=\"IBUIOn\">YES</bool>", "<boolean value=\"NO\" key=\"IBUIOn\"/>",
            "<real value=\"0.5\" key=\"IBUIValue\"/>",
            "<reference key=\"IBUIText\"/>", "<reference key=\"IBUIText\" ref=\"x\"/>",
            "<object class=\"IBUIMoon\" key=\"IBUISun\" id=\"m\"/>",
            "<object class=\"IBUIMoon\" key=\"IBUISun\" id=\"m\"/><reference key=\"IBUIStar\" ref=\"m\"/>",
            "<array key=\"IBUIItems\"><object class=\"IBUIBarButtonItem\" id=\"i\"/><string>a</string></array>",
            "<object class=\"NSMutableArray\" key=\"IBUIItems\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + "<object class=\"IBUIBarButtonItem\" id=\"i\"/></object>",
            "<array key=\"IBSegmentTitles\"><string>a</string><string>b</string></array>",
            "<array key=\"NSSubviews\"><object class=\"IBUIActivityIndicatorView\" id=\"b\"/></array>",
            "<int key=\"IBUISimulatedStatusBar\">1</int><int key=\"NSNextResponder\">1</int><int "
                + "key=\"IBUISystemItemIdentifier\">1</int>",
            "<object class=\"NSCustomResource\" key=\"IBUIImage\"><string "
                + "key=\"NSResourceName\">a.png</string></object>",
            "<object class=\"IBUIMoon\" id=\"v\"/>",
            "<object class=\"IBUIMoon\" key=\"IBUISun\" id=\"m\"><reference key=\"a\" ref=\"v\"/></object>",
            (0..<40).map { "<int key=\"IBUIMoon\($0)\">\($0)</int>" }.joined()
                + "<string key=\"IBUIFont\">a</string>",
        ]

        // When
        let lines = views.map { "— \($0)\n" + told(archive($0)) }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Looks-in-archives.txt")
    }

    @Test("Connections and constraints in an archive belong to their objects")
    func records() throws {
        // Given
        func connection(_ kind: String, _ more: String = "", id: String = "<int key=\"connectionID\">9</int>") -> String
        {
            "<object><object class=\"\(kind)\" key=\"connection\"><string key=\"label\">moon</string><reference "
                + "key=\"source\" ref=\"v\"/>"
                + "<reference key=\"destination\" ref=\"b\"/>\(more)</object>\(id)</object>"
        }
        let button = "<array key=\"NSSubviews\"><object class=\"IBUIButton\" id=\"b\"/></array>"
        let connections = [
            connection("IBCocoaTouchOutletConnection"), connection("IBCocoaTouchOutletCollectionConnection"),
            connection("IBCocoaTouchEventConnection"), connection("IBMoonConnection"),
            connection("IBOutletConnection", id: ""),
            connection("IBCocoaTouchOutletConnection", id: "<string key=\"id\">8</string>"),
            connection("IBOutletConnection").replacing("<reference key=\"source\" ref=\"v\"/>", with: ""),
            connection("IBOutletConnection").replacing("<reference key=\"destination\" ref=\"b\"/>", with: ""),
            connection("IBOutletConnection").replacing("<string key=\"label\">moon</string>", with: ""), "<object/>",
        ]
        let events = (0...21).map { connection("IBCocoaTouchEventConnection", "<int key=\"IBEventType\">\($0)</int>") }
            .joined()
        func constraint(_ parts: String, view: String = "<reference key=\"containingView\" ref=\"v\"/>", id: Int = 0)
            -> String
        {
            "<object><int key=\"objectID\">\(id + 50)</int><object class=\"IBNSLayoutConstraint\" "
                + "key=\"object\" id=\"c\(id)\">\(view)\(parts)"
                + "</object></object>"
        }
        let numbers = (0...11).map {
            constraint(
                "<reference key=\"firstItem\" ref=\"b\"/><int key=\"firstAttribute\">\(max($0, 1))</int><int "
                    + "key=\"relation\">\($0 % 4 - 2)</int>"
                    + "<reference key=\"secondItem\" ref=\"v\"/><int key=\"secondAttribute\">\($0)</int><float "
                    + "key=\"multiplier\">\($0)</float>"
                    + "<object key=\"constant\" class=\"IBLayoutConstant\"><double key=\"value\">\($0)"
                    + ".5</double></object>"
                    + "<float key=\"priority\">\($0 * 90)</float><bool "
                    + "key=\"placeholder\">\($0 == 3 ? "YES" : "NO")</bool>",
                id: $0)
        }.joined()
        let constraints = [
            numbers, constraint("<int key=\"firstAttribute\">7</int><double key=\"constant\">3</double>"),
            constraint("<int key=\"firstAttribute\">12</int>"), constraint("<int key=\"firstAttribute\">x</int>"),
            constraint("<int key=\"firstAttribute\">7</int>", view: ""),
        ]
        let attribute =
            "<object class=\"IBUserDefinedRuntimeAttribute\"><string key=\"typeIdentifier\">com.apple.number</string>"
            + "<string key=\"keyPath\">a.b</string><integer value=\"4\" key=\"value\"/></object>"
        let color =
            "<object><string key=\"keyPath\">c</string><object class=\"NSColor\" key=\"value\"><bytes "
            + "key=\"NSWhite\">MQA</bytes>"
            + "</object></object>"
        let holder =
            "<object><array key=\"userDefinedRuntimeAttributes\">\(attribute)\(color)<object/></array></object>"
        let flattened = [
            "<dictionary key=\"flattenedProperties\"><string key=\"1.CustomClassName\">Soup</string><string "
                + "key=\"2.CustomClassName\">Stew</string>"
                + "</dictionary>",
            "<object class=\"NSMutableDictionary\" key=\"flattenedProperties\"><array key=\"dict.sortedKeys\">"
                + "<string>1.CustomClassName</string>"
                + "<string>2.CustomClassName</string></array><array key=\"dict.values\"><string>Soup</string>"
                + "<string>Stew</string></array></object>",
            "<object class=\"NSMutableDictionary\" key=\"flattenedProperties\"><string "
                + "key=\"NS.key.0\">1.CustomClassName</string>"
                + "<string key=\"NS.object.0\">Soup</string><string key=\"NS.key.1\">2.CustomClassName</string>"
                + "<string key=\"NS.object.1\">Stew</string></object>",
            "<dictionary key=\"flattenedProperties\"><object key=\"1.IBAttributePlaceholdersKey\"><string "
                + "key=\"NS.key.0\">x</string>"
                + holder.replacing("<object><array", with: "<object key=\"NS.object.0\"><array")
                + "</object></dictionary>",
            "<nil key=\"flattenedProperties\"/>", "<reference key=\"flattenedProperties\" ref=\"none\"/>",
        ]
        let texts =
            connections.map { archive(button, connections: $0) } + [archive(button, connections: events)]
            + constraints.map { archive(button, records: $0) } + flattened.map { archive(button, flattened: $0) } + [
                archive(
                    button,
                    records: "<object><int key=\"objectID\">x</int><reference key=\"object\" ref=\"b\"/></object>"),
                archive(button, records: "<object/>"), archive(button.replacing("\"b\"", with: "\"v\"")),
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "<archive/>",
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB\"><data/></archive>",
            ]

        // When
        let lines = texts.enumerated().map { "— \($0)\n" + told($1) }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Records-in-archives.txt")
    }
}
