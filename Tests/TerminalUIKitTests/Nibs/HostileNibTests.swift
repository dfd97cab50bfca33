import Canvases
import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

/// Files that Interface Builder doesn't write. They may fail to load, but never end the program.
struct HostileNibTests {
    @Test(
        "A cell whose text label is the cell itself, or a view around it, is reported as a problem",
        arguments: ["Ce1-00-001", "Vi1-00-001"])
    func selfReference(id: String) throws {
        // Given
        let nib = Nib.make(
            """
            <view id="Vi1-00-001"><subviews>
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\(id)" id="Ce1-00-001"/>
            </subviews></view>
            """)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

        // Then
        try expect(#require(error).description, contains: "it refers to itself, or two refer to each other")
    }

    @Test("Two cells that are each other's text label are a fault")
    func pair() throws {
        // Given
        let cell = { (id: String, other: String) in
            #"<tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\#(other)" id="\#(id)"/>"#
        }
        let nib = Nib.make(cell("Ce1-00-001", "Ce1-00-002") + cell("Ce1-00-002", "Ce1-00-001"))

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

        // Then
        try expect(#require(error).description, contains: "while it is being made")
    }

    @Test(
        "Numbers, dates and languages that are out of range are limited or left out",
        arguments: [
            #"<slider minValue="0" maxValue="1e39" value="1e38" id="v1"/>"#,
            #"<slider value="0.5" id="v1"><rect key="frame" x="0" y="0" width="1e9" height="31"/></slider>"#,
            #"<datePicker id="v1"><locale key="locale" localeIdentifier="漢"/></datePicker>"#,
            #"<datePicker id="v1"><locale key="locale" localeIdentifier="abcdefghijklmnop"/></datePicker>"#,
            #"<datePicker id="v1"><date key="date" timeIntervalSinceReferenceDate="1e300"/></datePicker>"#,
            #"<view id="v1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="tag"><real key="value" value="1e300"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
            #"<label fixedFrame="YES" numberOfLines="9223372036854775807" text="Moon" id="v1"><rect key="frame" x="0" y="0" width="1e9" height="1e9"/></label>"#,
        ])
    func beyondMeasure(object: String) throws {
        // Given
        let world = World()
        world.log = { _ in }
        let nib = Nib.make(object, in: world)
        let window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

        // When
        let view = try #require(try nib.objects(withOwner: nil).first as? UIView)
        window.addSubview(view)
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)

        // Then
        expect(canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).count, equals: 22)
        expect((view as? UISlider)?.maximumValue ?? 0 < .infinity)
    }

    @Test(
        "A custom class from Foundation is a problem of the nib, and doesn't end the program",
        arguments: ["NSData", "NSArray", "NSNumber"])
    func foundationClass(name: String) throws {
        // Given
        let nib = Nib.make(#"<view customClass="\#(name)" customModule="Foundation" id="v1"/>"#)

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }

        // Then
        try expect(#require(error).description, contains: "can't be made from a nib")
    }

    @Test("A storyboard is refused if its tab bar controllers contain too many controllers")
    func doubledRelationships() throws {
        // Given
        let scenes = (0..<40).map { number in
            let next = #"<segue destination="Vc\#(number + 1)" kind="relationship" relationship="viewControllers"#
            let segues = number == 39 ? "" : "\(next)\" id=\"s\(number)a\"/>\(next)\" id=\"s\(number)b\"/>"
            return "<scene><objects><tabBarController sceneMemberID=\"viewController\" id=\"Vc\(number)\">"
                + "<connections>\(segues)</connections></tabBarController></objects></scene>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="Vc0">\
            <scenes>\(scenes.joined())</scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Doubled.storyboard")
        try Data(text.utf8).write(to: file)
        let storyboard = try UIStoryboard(contentsOf: file)

        // When
        let error = #expect(throws: NibError.self) { try storyboard.initialViewController() }

        // Then
        try expect(#require(error).description, contains: "more than 100 controllers in one another")
    }
}
