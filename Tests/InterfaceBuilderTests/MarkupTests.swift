import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// Changes to the text of a document that keep the rest as it was written.
struct MarkupTests {
    private let text = """
        <?xml version="1.0"?>
        <!-- <label id="no"/> -->
        <document>
            <label  text='A &amp; "B"'   id="one" >
                <rect key="frame" x="1"/>
            </label>
            <label id="two"/><label id="three"/>
        </document>
        """

    @Test("Elements are found with their attributes and parents, but not inside a comment")
    func found() {
        // Given, When
        let elements = IBMarkup(text).elements

        // Then
        expect(elements.map(\.name), equals: ["document", "label", "rect", "label", "label"])
        expect(elements.map(\.parent), equals: [nil, 0, 1, 0, 0])
        expect(elements[1]["text"], equals: "A & \"B\"")
        expect(elements[1]["id"], equals: "one")
    }

    @Test("Setting an attribute replaces it, or adds it after the others, and leaves the rest")
    func set() {
        // Given
        let markup = IBMarkup(text)

        // When
        let changed = markup.setting("text", to: "\"<&", of: 1)
        let added = markup.setting("tag", to: "5", of: 3)

        // Then
        expect(changed, equals: text.replacing(#"  text='A &amp; "B"'"#, with: " text=\"&quot;&lt;&amp;\""))
        expect(IBMarkup(changed).elements[1]["text"], equals: "\"<&")
        expect(added, equals: text.replacing("<label id=\"two\"/>", with: "<label id=\"two\" tag=\"5\"/>"))
    }

    @Test("A value that was set is read unchanged, whatever it contains", arguments: HostileText.names)
    func anyValue(_ value: String) throws {
        // Given
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects><view contentMode="scaleToFill" id="v" customClass="x"/></objects>
            </document>
            """
        // XML has no control characters but line breaks and tabs.
        let value = value.replacing("\u{1B}", with: "")

        // When
        let changed = IBMarkup(text).setting("customClass", to: value, of: 2)
        let read = try IBDocument(data: Data(changed.utf8), file: "A.xib").object(withID: "v")?.customClass

        // Then
        expect(IBMarkup(changed).elements[2]["customClass"].map { Array($0.utf8) }, equals: Array(value.utf8))
        expect(Array((read ?? "").utf8), equals: Array(value.utf8))
    }

    @Test("Removing an element removes its line, unless other text is on it")
    func removed() {
        // Given
        let markup = IBMarkup(text)

        // When
        let withoutFirst = markup.removing([1])
        let withoutSecond = markup.removing([3])
        let withoutID = markup.removing("id", of: 1)

        // Then
        expect(
            withoutFirst,
            equals: """
                <?xml version="1.0"?>
                <!-- <label id="no"/> -->
                <document>
                    <label id="two"/><label id="three"/>
                </document>
                """)
        expect(withoutSecond, equals: text.replacing("<label id=\"two\"/>", with: ""))
        expect(withoutID, equals: text.replacing("   id=\"one\"", with: ""))
    }

    @Test(
        "A text that ends anywhere is read to its end",
        arguments: ["<", "<a", "<a b", "<a b=", "<a b=\"", "<!--", "</", "<a/", "<a b='c"])
    func cutShort(_ end: String) {
        // Given, When
        let elements = IBMarkup("<document>" + end).elements

        // Then
        expect(elements.first?.name, equals: "document")
        expect(elements.count <= 2)
    }

    /// Texts with all that may stand in a document, and much that may not.
    private let odd = [
        "<?xml version='1.0' ?><!DOCTYPE a><a><!-- <b> --><![CDATA[<c>]]><b/></a >",
        "<a b='1'c=\"2\"  d = '3' ><b/ ></a>",
        "<a b=\"&lt;&amp;&quot;&#10;&gt;&apos;&amp;lt;&copy;\"/>\n",
        "<a\n\tb='>'\r\n c='/'/>\r\n\t<b/>\t\r\n  <c/>  x\n<d/>",
        "<a b></a><a b c='1'></a><a =''/><a b=c d='1'/>", "</a></a><a/></a><b>", "<a></b></a><>text</><a/b c='1'>",
    ]

    private func lines(of markup: IBMarkup) -> [String] {
        markup.elements.map { element in
            let attributes = element.attributes.map { "\($0.name)=\($0.value.debugDescription) \($0.range)" }
            return "\(element.name) \(element.range) in \(element.parent.map { "\($0)" } ?? "none")"
                + ", name to \(element.endOfName), tag to \(element.endOfTag): \(attributes.joined(separator: ", "))"
        }
    }

    @Test("The places of elements and attributes are found in any text")
    func whole() throws {
        // Given, When
        let tables = (odd + [text]).flatMap { ["— \($0.debugDescription)"] + lines(of: IBMarkup($0)) }

        // Then
        try expect(tables.joined(separator: "\n"), isRecordedIn: "Markup.txt")
    }

    @Test("A text that is cut off anywhere keeps its complete parts, and no place is after its end")
    func cutOffAnywhere() {
        for text in odd + [text] {
            // Given
            let bytes = Array(text.utf8)
            var before: [String] = []

            for end in 0...bytes.count {
                // When
                let markup = IBMarkup(String(decoding: bytes[..<end], as: UTF8.self))

                // Then
                expect(markup.elements.allSatisfy { $0.range.upperBound <= end && $0.endOfTag <= end })
                let names = markup.elements.filter { $0.endOfTag < end }.map(\.name)
                expect(names.starts(with: before), "\(end) of \(text)")
                before = names
            }
        }
    }

    @Test("In any text, a set value is read unchanged, a removed one is gone, and everything else stays")
    func changedAnywhere() throws {
        // Given
        var lines: [String] = []

        // When
        for text in odd + [text] {
            let markup = IBMarkup(text)
            lines.append("— \(text.debugDescription)")
            for (index, element) in markup.elements.enumerated() {
                for name in Set(element.attributes.map(\.name)).union(["new"]).sorted() {
                    lines.append("set \(name): \(markup.setting(name, to: "&<\"\n>'", of: index).debugDescription)")
                    lines.append("without \(name): \(markup.removing(name, of: index).debugDescription)")
                }
                lines.append("without \(index): \(markup.removing([index]).debugDescription)")
            }
            lines.append("without all: \(markup.removing(Array(markup.elements.indices)).debugDescription)")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Markup-changed.txt")
    }
}
