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

    @Test("Elements are found with their attributes and parents; what stands in a comment is none")
    func found() {
        // Given, When
        let elements = IBMarkup(text).elements

        // Then
        #expect(elements.map(\.name) == ["document", "label", "rect", "label", "label"])
        #expect(elements.map(\.parent) == [nil, 0, 1, 0, 0])
        #expect(elements[1]["text"] == "A & \"B\"")
        #expect(elements[1]["id"] == "one")
    }

    @Test("An attribute gets another value, or is added behind the others, and nothing else changes")
    func set() {
        // Given
        let markup = IBMarkup(text)

        // When
        let changed = markup.setting("text", to: "\"<&", of: 1)
        let added = markup.setting("tag", to: "5", of: 3)

        // Then
        #expect(changed == text.replacing(#"  text='A &amp; "B"'"#, with: " text=\"&quot;&lt;&amp;\""))
        #expect(IBMarkup(changed).elements[1]["text"] == "\"<&")
        #expect(added == text.replacing("<label id=\"two\"/>", with: "<label id=\"two\" tag=\"5\"/>"))
    }

    @Test("What is removed takes its line with it, unless something else stands there")
    func removed() {
        // Given
        let markup = IBMarkup(text)

        // When
        let withoutFirst = markup.removing([1])
        let withoutSecond = markup.removing([3])
        let withoutID = markup.removing("id", of: 1)

        // Then
        #expect(
            withoutFirst == """
                <?xml version="1.0"?>
                <!-- <label id="no"/> -->
                <document>
                    <label id="two"/><label id="three"/>
                </document>
                """)
        #expect(withoutSecond == text.replacing("<label id=\"two\"/>", with: ""))
        #expect(withoutID == text.replacing("   id=\"one\"", with: ""))
    }

    @Test(
        "Text that ends in the midst of anything is read to its end",
        arguments: ["<", "<a", "<a b", "<a b=", "<a b=\"", "<!--", "</", "<a/", "<a b='c"])
    func cutShort(_ end: String) {
        // Given, When
        let elements = IBMarkup("<document>" + end).elements

        // Then
        #expect(elements.first?.name == "document")
        #expect(elements.count <= 2)
    }
}
