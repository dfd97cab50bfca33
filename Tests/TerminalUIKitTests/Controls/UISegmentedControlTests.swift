import TerminalUIKit
import TerminalTesting
import Testing

/// Which segment is chosen: by a tap, by the program, and when segments come and go.
struct UISegmentedControlTests {
    private let control = UISegmentedControl(items: ["New", "Half", "Full"])
    private let target = PhaseController()

    init() {
        control.frame = CGRect(x: 0, y: 0, width: 240, height: 31)
        control.addTarget(target, action: "done", for: .valueChanged)
    }

    @Test(
        """
        A tap on a control without segments, or without a width, selects none and calls no target
        """, arguments: [0, 240])
    func nothingToTap(width: CGFloat) {
        // Given
        control.frame.size.width = width
        if width > 0 { control.removeAllSegments() }

        // When
        control.tap(at: CGPoint(x: 10, y: 10))

        // Then
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(target.calls, equals: [])
    }

    @Test(
        "A tap selects the segment at its place, and a tap at the edge selects the first or last segment",
        arguments: zip([-5, 0, 79, 80, 240, 500], [0, 0, 0, 1, 2, 2]))
    func places(x: CGFloat, index: Int) {
        // Given
        let point = CGPoint(x: x, y: 10)

        // When
        control.tap(at: point)

        // Then
        expect(control.selectedSegmentIndex, equals: index)
        expect(target.calls, equals: ["done"])
    }

    @Test("A momentary segment is selected only while it is touched, and sends an action each time")
    func momentary() {
        // Given
        control.isMomentary = true

        // When
        control.tap(at: CGPoint(x: 100, y: 10))
        control.tap(at: CGPoint(x: 100, y: 10))

        // Then
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(target.calls, equals: ["done", "done"])
    }

    @Test("A disabled segment is in parentheses and can't be selected")
    func disabledSegment() throws {
        // Given
        let control: UISegmentedControl = try ControlFixture.control(
            """
            <segmentedControl id="a1A-aa-001"><rect key="frame" x="0.0" y="0.0" width="160" height="31"/>
            <segments><segment title="New"/><segment title="Full" enabled="NO"/></segments></segmentedControl>
            """)

        // When
        control.tap(at: CGPoint(x: 120, y: 10))

        // Then
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(ControlFixture.rendering(of: control), equals: "   New   |( Full  )")
    }

    @Test("A segment inserted before the selected one moves the selection, and one after it doesn't")
    func insertion() {
        // Given
        control.selectedSegmentIndex = 1

        // When
        control.insertSegment(withTitle: "Waning", at: 9, animated: false)
        control.insertSegment(withTitle: "Waxing", at: 1, animated: false)

        // Then
        expect((0..<6).map(control.titleForSegment(at:)), equals: ["New", "Waxing", "Half", "Full", "Waning", nil])
        expect(control.selectedSegmentIndex, equals: 2)
        expect(control.displayedText, equals: "Half")
    }

    @Test("Selecting a missing segment deselects all, and a title beyond the last goes to the last")
    func missing() {
        // Given
        control.selectedSegmentIndex = 0

        // When
        control.selectedSegmentIndex = 3
        control.setTitle("Old", forSegmentAt: 7)

        // Then
        expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(control.titleForSegment(at: 2), equals: "Old")
        expect(target.calls, equals: [])
    }

    @Test("An inserted segment moves the selection if it is before the selected one, and not after it")
    func inserted() {
        // Given
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1

        // When
        let indexes = [0, 2, 9, -1].map { place in
            control.insertSegment(withTitle: "New", at: place, animated: false)
            return control.selectedSegmentIndex
        }

        // Then: in front of it, in its place, behind the last, before the first
        expect(indexes == [2, 3, 3, 4] && control.titleForSegment(at: 4) == "B" && control.numberOfSegments == 6)
        control.removeAllSegments()
        expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 0)
    }
}
