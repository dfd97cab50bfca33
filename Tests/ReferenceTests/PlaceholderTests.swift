import ReusableViews
import Testing

@testable import IgnorableDatePickerViewExample

/// What the article on placeholders claims: P1 to P6.
struct PlaceholderTests {
    private let program: Transcript<IgnorableDatePickerSession>

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        UIDatePicker.usualCalendar = calendar
        UIDatePicker.now = { CalendarDay("2011-10-29")!.date(in: .gmt) }
        program = Transcript(IgnorableDatePickerSession())
        program.type("technique placeholder")
    }

    private var controller: PlaceholderViewController {
        program.session.window.rootViewController as! PlaceholderViewController
    }

    private func steps(_ kind: String) -> [Substring] {
        program.type("trace last").split(separator: "\n").filter { $0.hasPrefix(kind) }
    }

    @Test("P1: A view with tag 616 gives way, while it is decoded, to the view of its class's own nib")
    func givesWay() {
        // Given
        program.type("trace on")

        // When
        program.type("reset", "technique placeholder")

        // Then
        let replaced = steps("awakeAfter").filter { $0.contains("put this in its place") }
        #expect(replaced.count == 3)
        #expect(replaced.first?.contains("aV3-Yk-5dN") == true)
        #expect(steps("load").count { $0.contains("PlaceholderDatePickerView.xib") } == 3)
        #expect(controller.startPicker?.tag == 0)
        #expect(controller.startPicker?.subviews.count == 3)
    }

    @Test("P2: Frame, alpha, background, mask and autoresizing are taken over, subviews move, all else is lost")
    func handover() throws {
        // Given
        let placeholder = try decode(
            """
            tag="616" alpha="0.5" autoresizesSubviews="NO" clipsSubviews="YES" contentMode="center" hidden="YES"
            """)

        // When
        let view = try #require(placeholder as? HandoverView)

        // Then
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.alpha == 0.5)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.autoresizingMask == .flexibleWidth)
        #expect(!view.autoresizesSubviews)
        #expect(view.subviews.map(\.tag) == [5])
        #expect(!view.isHidden && !view.clipsToBounds && view.contentMode == .scaleToFill)
    }

    @Test("P2: What is lost is told in the trace, property by property")
    func lossIsTold() {
        // Given
        program.type("trace on")

        // When
        program.type("reset", "technique placeholder")

        // Then
        let told = steps("awakeAfter").filter { $0.contains("took over") }
        #expect(told.count == 3)
        #expect(told.first?.hasSuffix("0 subviews moved; lost tag") == true)
        #expect(told.last?.hasSuffix("1 subview moved; lost tag, contentMode, clipsToBounds") == true)
        #expect(controller.launchPicker?.subviews.last is UILabel)
    }

    @Test("P2: A placeholder that is hidden and half transparent gives way to a view that is only half transparent")
    func lossIsSeen() {
        // Given
        program.type("experiment lost-property")

        // When
        let screen = program.type("show")

        // Then
        #expect(controller.endPicker?.alpha == 0.5)
        #expect(controller.endPicker?.isHidden == false)
        #expect(screen.components(separatedBy: "OFF").count == 4)
    }

    @Test("P3: Without the tag a view is decoded the ordinary way")
    func withoutTag() throws {
        // Given
        let attributes = #"hidden="YES""#

        // When
        let view = try decode(attributes)

        // Then
        #expect(view.isHidden)
        #expect((view as? HandoverView)?.replacements == 0)
    }

    @Test("P3: With the tag in its own nib as well it loads itself until the stack is full")
    func recursion() throws {
        // Given
        let experiment = try #require(program.session.experiments.first { $0.name == "recursive-placeholder" })

        // When
        let edit = try #require(experiment.edits.first)

        // Then
        #expect(experiment.endsProgram)
        #expect(edit.nib == "PlaceholderDatePickerView")
        #expect(edit.replacement.contains(#"tag="616""#) && !edit.find.contains("616"))
    }

    @Test("P4: Three placeholders of one class are three independent views")
    func independent() {
        // Given
        program.type("set start 2011-01-01", "set launch 2011-02-02")

        // When
        let answer = program.type("ignore end on", "query")

        // Then
        #expect(answer == "2011.1.1 – forever\nLaunch 2011.2.2\n")
        let views = [controller.startPicker, controller.endPicker, controller.launchPicker].compactMap(\.self)
        #expect(Set(views).count == 3)
    }

    @Test("P5: Outlets and actions connected to a placeholder end at the view in its place")
    func connections() throws {
        // Given
        let picker = try #require(controller.endPicker)

        // When
        try program.session.window.tap("Forever")

        // Then
        #expect(picker.window === program.session.window)
        #expect(picker.ignoreSwitch?.isOn == true)
        #expect(controller.startPicker?.ignoreSwitch?.isOn == false)
        #expect(program.type("query").hasPrefix("2011.10.29 – forever"))
    }

    @Test("P6: Interface Builder shows empty boxes; running shows the content")
    func emptyBoxes() {
        // Given
        let running = program.type("tree")

        // When
        let drawn = program.type("tree --ib")

        // Then
        #expect(!drawn.contains("UIDatePicker") && !drawn.contains("datePicker"))
        #expect(drawn.components(separatedBy: "tag 616").count == 4)
        #expect(running.components(separatedBy: "UIDatePicker").count == 4)
        #expect(!running.contains("tag 616"))
    }

    /// A view of a nib that has only it.
    private func decode(_ attributes: String) throws -> UIView {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view \(attributes) id="Ho0-00-001" customClass="HandoverView" customModule="ReferenceTests">
            <rect key="frame" x="1" y="2" width="30" height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <subviews><view tag="5" id="Su0-00-001"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view></objects></document>
            """
        return try #require(try UINib(data: Data(text.utf8), bundle: nil).objects(withOwner: nil).first as? UIView)
    }
}

/// A view with an own nib in which nothing but the view is.
final class HandoverView: UIView, NibPlaceholder {
    private(set) var replacements = 0

    static var nib: UINib {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="Ow0-00-001" customClass="HandoverView" customModule="ReferenceTests"/>
            </objects></document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard let view = replacement() else { return super.awakeAfter(using: coder) }
        replacements += 1
        return view
    }
}
