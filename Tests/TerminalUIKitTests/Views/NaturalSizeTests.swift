import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// The natural sizes of views.
struct NaturalSizeTests {
    /// A view that a nib describes.
    private func view(_ element: String, resources: String = "") throws -> UIView {
        let nib = UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>\(element)</objects><resources>\(resources)</resources>
                </document>
                """.utf8), bundle: nil)
        return try #require(try nib.objects(withOwner: nil).first as? UIView)
    }

    @Test(
        "In points, a control is as large as in Interface Builder",
        arguments: [
            (#"<slider id="a"/>"#, CGSize(width: -1, height: 30)),
            (#"<switch id="a"/>"#, CGSize(width: 49, height: 31)),
            (#"<stepper id="a"/>"#, CGSize(width: 94, height: 32)),
            (#"<progressView id="a"/>"#, CGSize(width: -1, height: 4)),
            (#"<button buttonType="system" id="a"/>"#, CGSize(width: 30, height: 30)),
            (#"<pageControl numberOfPages="3" id="a"/>"#, CGSize(width: 115.6, height: 26)),
            (#"<activityIndicatorView style="gray" id="a"/>"#, CGSize(width: 20, height: 20)),
            (#"<activityIndicatorView style="whiteLarge" id="a"/>"#, CGSize(width: 37, height: 37)),
            (#"<searchBar id="a"/>"#, CGSize(width: -1, height: 56)),
            (#"<navigationBar id="a"/>"#, CGSize(width: -1, height: 44)),
            (#"<tabBar id="a"/>"#, CGSize(width: -1, height: 49)),
            (#"<pickerView id="a"/>"#, CGSize(width: 320, height: 216)),
            (#"<view id="a"/>"#, CGSize(width: -1, height: -1)),
        ])
    func controls(element: String, expected: CGSize) throws {
        // Given
        let view = try view(element)

        // When
        let size = World.current.with(\.textMetrics, .typographic) { view.intrinsicContentSize }

        // Then
        expect(size, equals: expected)
    }

    @Test(
        "In points, a control is as high as its font requires",
        arguments: [
            (#"<textField borderStyle="roundedRect" id="a">\#(font(14))</textField>"#, 34),
            (#"<textField id="a">\#(font(17))</textField>"#, 22),
            (#"<button buttonType="system" id="a"><state key="normal" title="Moon"/></button>"#, 30),
            (#"<button buttonType="system" id="a">\#(font(17))<state key="normal" title="Moon"/></button>"#, 33),
            (
                #"<button id="a">\#(font(15))<inset key="contentEdgeInsets" minX="9" minY="20" maxX="9" maxY="20"/>"#
                    + #"<state key="normal" title="Moon"/></button>"#, 58
            ),
            (#"<textView scrollEnabled="NO" text="Moon" id="a">\#(font(17))</textView>"#, 36.5),
            (#"<label text="Moon" id="a">\#(font(12))</label>"#, 14.5),
        ] as [(String, CGFloat)])
    func heights(element: String, expected: CGFloat) throws {
        // Given
        let view = try view(element)

        // When
        let size = World.current.with(\.textMetrics, .typographic) { view.intrinsicContentSize }

        // Then
        expect(size.height, equals: expected)
    }

    @Test("In columns, every view with an intrinsic height is at least one line high")
    func columns() throws {
        // Given
        let elements = ["progressView", "activityIndicatorView", "textField", "slider", "segmentedControl"]

        // When
        let heights = try elements.map { try view("<\($0) id=\"a\"/>").intrinsicContentSize.height }

        // Then
        expect(heights.allSatisfy { $0 >= 22 })
    }

    @Test("In points, sliders, switches and segmented controls are larger than their alignment rectangles")
    func alignment() throws {
        // Given
        let views = try [
            view(#"<slider id="a"/>"#), view(#"<switch id="a"/>"#), view(#"<segmentedControl id="a"/>"#),
            view(#"<view id="a"/>"#),
        ]

        // When
        let insets = World.current.with(\.textMetrics, .typographic) { views.map(\.alignmentRectInsets) }

        // Then
        expect(insets.map(\.left), equals: [2, 0, 0, 0])
        expect(insets.map(\.right), equals: [2, 2, 0, 0])
        expect(insets[2].bottom, equals: 1)
        expect(views.allSatisfy { $0.alignmentRectInsets == .zero })
    }

    @Test("A missing image has no size, whatever the nib notes, and a missing symbol is as large as a character")
    func images() throws {
        // Given
        let resources = """
            <image name="logo" width="60" height="25"/><image name="no.such.symbol" catalog="system" width="128" height="99"/>
            """

        // When
        let sizes = try ["logo", "no.such.symbol"].map {
            try view(#"<imageView image="\#($0)" id="a"/>"#, resources: resources).intrinsicContentSize
        }

        // Then
        expect(sizes, equals: [CGSize(width: -1, height: -1), CGSize(width: 20, height: 15.46875)])
    }

    @Test("A symbol by reference has the proportions of its drawing, its scale, and the size of the text beside it")
    func symbolReferences() throws {
        // Given
        let reference = #"<imageReference key="image" image="no.such.symbol" catalog="system" symbolScale="large"/>"#
        let configuration = """
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
            \(font(34))</preferredSymbolConfiguration>
            """
        let resources = #"<image name="no.such.symbol" catalog="system" width="128" height="64"/>"#
        let made = try view(#"<imageView id="a">\#(reference)\#(configuration)</imageView>"#, resources: resources)

        // When
        let size = World.current.with(\.textMetrics, .typographic) { made.intrinsicContentSize }

        // Then
        expect(abs(size.width - 2 * 20 * 1.29) < 0.001 && abs(size.height - 20 * 1.29) < 0.001)
    }

    @Test("A configuration without a title shows none, even if the nib has a title for the state")
    func untitledConfiguration() throws {
        // Given
        let configuration = #"<buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/>"#

        // When
        let made = try view(#"<button id="a"><state key="normal" title="Button"/>\#(configuration)</button>"#)

        // Then
        expect((made as? UIButton)?.currentTitle, equals: nil)
        expect((made as? UIButton)?.currentImage?.name, equals: "star")
    }

    @Test("A configuration's title, colors and insets replace those of the button's states")
    func configuration() throws {
        // Given
        let made = try view(
            """
            <button buttonType="system" id="a"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy">
            <directionalEdgeInsets key="contentInsets" top="10" leading="20" bottom="30" trailing="40"/>
            </buttonConfiguration></button>
            """)

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: made)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)

        // Then
        for button in [made, copy].compactMap({ $0 as? UIButton }) {
            let width = TextMetrics.typographic.size(of: "Buy", font: .systemFont(ofSize: 17)).width
            let size = World.current.with(\.textMetrics, .typographic) { button.intrinsicContentSize }
            expect(button.currentTitle, equals: "Buy")
            expect(button.currentTitleColor, equals: .white)
            expect(size, equals: CGSize(width: width + 60, height: 60.5))
        }
    }

    @Test(
        "A configuration's values are visible, and survive an archive",
        arguments: [
            #"style="filled" title="Buy"/>"#, #"style="tinted" title="Buy"/>"#, #"style="gray" title="Buy"/>"#,
            #"style="plain" title="Sell"/>"#, #"style="plain" title="Buy" image="star" catalog="system"/>"#,
            #"style="plain" title="Buy"><color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1"/>"#,
            #"style="plain" title="Buy"><color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>"#,
            #"style="plain" title="Buy"><fontDescription key="titleFontDescription" type="system" pointSize="9"/>"#,
        ])
    func archivedConfiguration(configuration: String) throws {
        // Given
        func button(_ configuration: String) throws -> UIView {
            try view(
                #"<button buttonType="system" id="a"><rect key="frame" x="0" y="0" width="96" height="44"/>"#
                    + #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" "#
                    + configuration + (configuration.contains("><") ? "</buttonConfiguration>" : "") + "</button>")
        }
        func picture(_ view: UIView) -> String {
            let canvas = SVGCanvas(size: view.frame.size)
            let window = UIWindow(frame: view.frame)
            window.addSubview(view)
            window.isHidden = false
            window.render(on: canvas)
            return canvas.document(title: "")
        }
        let made = try button(configuration)

        // When
        let copy = try #require(
            NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: made)) as? UIView)

        // Then
        expect(picture(copy), equals: picture(made))
        expect(picture(made) != picture(try button(#"style="plain" title="Buy"/>"#)))
    }

    @Test(
        "An image has its own size, and a symbol the size of the surrounding text",
        arguments: [(nil, CGSize(width: 8, height: 22)), (2, CGSize(width: 20, height: 20))] as [(CGFloat?, CGSize)])
    func symbols(scale: CGFloat?, expected: CGSize) {
        // Given
        let view = UIImageView(image: UIImage(systemName: "star"))

        // When
        let size = World.current.with(\.textMetrics, TextMetrics(scale: scale)) { view.intrinsicContentSize }

        // Then
        expect(size, equals: expected)
    }

    @Test("A label of several lines is wrapped at its preferred width")
    func preferredWidth() throws {
        // Given
        let label = UILabel(frame: .zero)
        label.text = "waxing crescent moon"
        label.numberOfLines = 0

        // When
        label.preferredMaxLayoutWidth = 130

        // Then
        expect(label.intrinsicContentSize, equals: CGSize(width: 15 * 8, height: 44))
    }
}

private nonisolated func font(_ size: Int) -> String {
    #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
}
