import ReusableViews
import TerminalTesting
import Testing

@testable import IgnorableDatePickerViewExample

extension ReferenceTests.Placeholders {
    /// The claims of the article on placeholders: P1 to P6.
    struct PlaceholderTests {
        private let program: Transcript<IgnorableDatePickerSession>

        init() {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = .gmt
            World.current.calendar = calendar
            World.current.now = { CalendarDay("2011-10-29")!.date(in: .gmt) }
            program = Transcript(IgnorableDatePickerSession())
            program.type("technique placeholder")
        }

        private var controller: PlaceholderViewController {
            program.session.window.rootViewController as! PlaceholderViewController
        }

        private func steps(_ kind: String) -> [Substring] {
            program.type("trace last --all").split(separator: "\n").filter { $0.hasPrefix(kind) }
        }

        @Test(
            """
            P1: Another view replaces a box with tag 616 in a storyboard while the box is decoded: \
            awakeAfter(using:) loads the nib of its class and returns the view from there
            """)
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

        @Test(
            "P2: The view that replaces a box takes over the box's frame, alpha, background, autoresizing and subviews")
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

        @Test("P2: The trace lists the lost properties")
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

        @Test("P2: Its runtime attributes are set on the view, because that comes after the exchange")
        func runtimeAttributes() throws {
            // Given
            program.type("trace on")

            // When
            program.type("experiment lost-property")

            // Then
            let steps = program.type("trace last --all").split(separator: "\n")
            let exchange = try #require(steps.lastIndex { $0.contains("put this in its place") })
            let attribute = try #require(steps.firstIndex { $0.contains("layer.borderWidth = 2") })
            #expect(exchange < attribute)
            #expect(controller.endPicker?.layer.borderWidth == 2)
            #expect(controller.startPicker?.layer.borderWidth == 0)
        }

        @Test("P2: The view that replaces a hidden, half transparent placeholder is only half transparent")
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

        @Test("P3: The view in its own nib has no such tag, so it is decoded like any other view")
        func withoutTag() throws {
            // Given
            HandoverView.countLoads(taggedUpTo: 0)

            // When
            let untagged = try decode(#"hidden="YES""#)
            let loadsWithoutTag = HandoverView.loads
            let tagged = try decode(#"hidden="YES" tag="616""#)

            // Then
            #expect(untagged.isHidden)
            #expect(loadsWithoutTag == 0)
            #expect(!tagged.isHidden)
            #expect(HandoverView.loads == 1)
        }

        @Test("P3: With the tag, it would load itself without end")
        func recursion() throws {
            // Given
            HandoverView.countLoads(taggedUpTo: 30)

            // When
            let view = try decode(#"tag="616""#)

            // Then
            #expect(HandoverView.loads == 31)
            #expect(view.tag == 0)
            #expect(view.subviews.map(\.tag) == [5])
        }

        @Test("P3: A program with such a nib loads until the stack is full")
        func endlessRecursion() throws {
            // Given
            program.session.executable = URL(fileURLWithPath: try Executable("ignorable-date-picker").path)

            // When
            let report = program.type("experiment recursive-placeholder")

            // Then
            #expect(report.contains(#"+ <view tag="616""#))
            #expect(report.contains("The process ended by signal 11 "))
        }

        @Test("P4: Three boxes of one class become three separate views")
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

        @Test(
            """
            P5: Outlets and actions connected to the box end at the view that took its place, because connecting \
            comes after decoding
            """)
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

        @Test("P6: Interface Builder shows these boxes empty, and the running program shows their content")
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
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <subviews><view tag="5" id="Su0-00-001">
                <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/>
                </view></objects></document>
                """
            return try #require(try UINib(data: Data(text.utf8), bundle: nil).objects(withOwner: nil).first as? UIView)
        }
    }
}
