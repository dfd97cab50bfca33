import Canvases
import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

/// Attributed texts of views, as code sets them and as nibs bring them.
struct AttributedTextTests {
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func moon() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "Full ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "Moon", attributes: red))
        return text
    }

    private func shown(_ view: UIView) -> String {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 96, height: 44))
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        return canvas.text(style: TerminalStyle(color: .ansi16, ascii: false, attributes: true))
    }

    @Test("Setting a label's text or attributed text changes both")
    func agree() {
        // Given
        let label = UILabel()

        // When, Then
        label.attributedText = moon()
        expect(label.text, equals: "Full Moon")
        expect(label.font, equals: .boldSystemFont(ofSize: 20))
        label.text = "New Moon"
        expect(label.attributedText?.string, equals: "New Moon")
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        expect(attributes?[.font] as? UIFont, equals: .boldSystemFont(ofSize: 20))
        expect(attributes?[.foregroundColor] as? UIColor, equals: label.textColor)
        label.attributedText = nil
        expect(label.text, equals: nil)
    }

    @Test("Changing an attributed string after it is set has no effect on the label")
    func copied() {
        // Given
        let label = UILabel()
        let text = moon()
        label.attributedText = text

        // When
        text.append(NSAttributedString(string: "!"))

        // Then
        expect(label.text, equals: "Full Moon")
    }

    @Test("Setting a label's font, color or alignment changes all letters, as in UIKit")
    func all() throws {
        // Given
        let label = UILabel()
        label.attributedText = moon()

        // When
        (label.font, label.textColor, label.textAlignment) = (.italicSystemFont(ofSize: 9), .blue, .right)

        // Then
        let text = try #require(label.attributedText)
        for index in [0, 5] {
            let attributes = text.attributes(at: index, effectiveRange: nil)
            expect(attributes[.font] as? UIFont, equals: .italicSystemFont(ofSize: 9))
            expect(attributes[.foregroundColor] as? UIColor, equals: .blue)
            expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment, equals: .right)
        }
    }

    @Test("Labels, text views, fields, placeholders and buttons show attributed texts in their colors")
    func drawn() {
        // Given
        let (label, view, button) = (UILabel(), UITextView(), UIButton(type: .system))
        let (field, empty) = (UITextField(), UITextField())
        label.attributedText = moon()
        view.attributedText = moon()
        field.attributedText = moon()
        empty.attributedPlaceholder = moon()
        button.setAttributedTitle(moon(), for: .normal)

        for view in [label, view, field, empty, button] {
            // When
            let picture = shown(view)

            // Then
            expect(picture.contains("\u{1B}[1mFull") || picture.contains(";1mFull"), "\(type(of: view))")
            expect(picture.contains("31;") || picture.contains(";31m") || picture.contains("[31"))
            expect(picture, contains: "Moon")
        }
    }

    @Test("A button shows the attributed title of its state, or else of the normal one, before any plain title")
    func button() {
        // Given
        let button = UIButton(type: .system)
        button.setTitle("plain", for: .normal)

        // When
        button.setAttributedTitle(moon(), for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "off", attributes: red), for: .disabled)

        // Then
        expect(button.currentAttributedTitle?.string == "Full Moon" && button.displayedText == "Full Moon")
        expect(button.attributedTitle(for: .highlighted)?.string, equals: "Full Moon")
        button.isEnabled = false
        expect(button.displayedText == "off" && button.currentTitle == "plain")
        button.setAttributedTitle(nil, for: .normal)
        button.setAttributedTitle(nil, for: .disabled)
        expect(button.displayedText == "plain" && button.currentAttributedTitle == nil)
    }

    @Test("Typed text is plain, and a secure field's text stays hidden")
    func typed() {
        // Given
        let field = UITextField()
        field.attributedText = moon()
        let secret = UITextField()
        secret.isSecureTextEntry = true

        // When
        field.enterText("New")
        secret.attributedText = moon()

        // Then
        expect(field.attributedText?.string, equals: "New")
        expect(field.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont, equals: field.font)
        expect(secret.displayedText == "•••••••••" && secret.text == "Full Moon")
    }

    @Test("Archives keep attributed texts", arguments: ["label", "textView", "textField", "button"])
    func archived(element: String) throws {
        // Given
        let view = try view("<\(element) id=\"a\"/>")
        (view as? UILabel)?.attributedText = moon()
        (view as? UITextView)?.attributedText = moon()
        (view as? UITextField)?.attributedPlaceholder = moon()
        (view as? UITextField)?.attributedText = moon()
        (view as? UIButton)?.setAttributedTitle(moon(), for: .normal)

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)

        // Then
        let text =
            (copy as? UILabel)?.attributedText ?? (copy as? UITextView)?.attributedText
            ?? (copy as? UITextField)?.attributedText ?? (copy as? UIButton)?.currentAttributedTitle
        expect(text?.string, equals: "Full Moon")
        expect(text?.attributes(at: 5, effectiveRange: nil)[.foregroundColor] as? UIColor, equals: .red)
        if let field = copy as? UITextField { expect(field.attributedPlaceholder?.string, equals: "Full Moon") }
    }

    @Test("An archive keeps equal attributed texts once")
    func archivedOnce() throws {
        // Given
        let stack = UIStackView()
        for _ in 0..<10 {
            let label = UILabel()
            label.attributedText = moon()
            stack.addArrangedSubview(label)
        }

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: stack)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIStackView)

        // Then
        let archive = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        let texts = (archive?["$objects"] as? [Any])?.filter { ($0 as? [String: Any])?["NSAttributeInfo"] != nil }
        expect(texts?.count, equals: 1)
        expect(
            copy.arrangedSubviews.map { ($0 as? UILabel)?.attributedText }, equals: Array(repeating: moon(), count: 10))
    }

    // MARK: Nibs

    private let fragments = """
        <fragment content="Full "><attributes>
        <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <font key="NSFont" size="20" name="HelveticaNeue-Bold"/>
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
        </attributes></fragment>
        <fragment><string key="content">Moon</string><attributes>
        <font key="NSFont" metaFont="system" size="15"/><integer key="NSUnderline" value="1"/>
        </attributes></fragment>
        """

    private func view(_ element: String) throws -> UIView {
        try #require(try Nib.make(element).objects(withOwner: nil).first as? UIView)
    }

    @Test(
        "An attributed text from a nib has its fonts, colors and lines", arguments: ["label", "textView", "textField"])
    func nib(element: String) throws {
        // Given
        let view = try view(
            """
            <\(element) id="a" text="lost" lineBreakMode="tailTruncation" usesAttributedText="YES">
            <attributedString key="attributedText">\(fragments)</attributedString></\(element)>
            """)

        // When
        let (label, textView, field) = (view as? UILabel, view as? UITextView, view as? UITextField)
        let text = try #require(label?.attributedText ?? textView?.attributedText ?? field?.attributedText)

        // Then
        expect(text.string, equals: "Full Moon")
        let (first, second) = (
            text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 5, effectiveRange: nil)
        )
        expect(first[.foregroundColor] as? UIColor, equals: .red)
        expect(first[.font] as? UIFont, equals: UIFont(name: "HelveticaNeue-Bold", size: 20))
        expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment, equals: .right)
        expect(second[.font] as? UIFont, equals: .systemFont(ofSize: 15))
        expect(second[.underlineStyle] as? Int, equals: 1)
        expect((label?.textAlignment ?? textView?.textAlignment ?? field?.textAlignment), equals: .right)
        if let label { expect(label.lineBreakMode, equals: .byTruncatingTail) }
    }

    @Test("A nib's buttons have attributed titles, for each state or from a configuration")
    func nibButtons() throws {
        // Given
        let title = #"<attributedString key="attributedTitle">\#(fragments)</attributedString>"#

        // When
        let plain = try view(#"<button id="a"><state key="normal">\#(title)</state></button>"#) as? UIButton
        let configured = try view(
            """
            <button id="a"><buttonConfiguration key="configuration" style="filled">\(title)</buttonConfiguration>
            </button>
            """)

        // Then
        for button in [plain, configured as? UIButton] {
            let text = try #require(button?.currentAttributedTitle)
            expect(text.string, equals: "Full Moon")
            expect(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor, equals: .red)
        }
    }

    @Test("In points, a label and a button are as large as their largest letters require")
    func measured() {
        // Given
        let text = NSAttributedString(string: "Moon", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        let (label, button) = (UILabel(), UIButton(type: .system))
        let font = UIFont.systemFont(ofSize: 34)

        // When
        label.attributedText = text
        button.setAttributedTitle(text, for: .normal)

        // Then
        World.current.with(\.textMetrics, .typographic) {
            let size = TextMetrics.typographic.size(of: "Moon", font: font)
            expect(label.intrinsicContentSize, equals: size)
            expect(
                button.intrinsicContentSize, equals: CGSize(width: size.width, height: size.height.rounded(.up) + 12))
        }
    }
}
