import TerminalUIKit
import TerminalTesting
import Testing

/// The buttons and titles in bars.
struct BarButtonTests {
    private final class Phases: UIViewController {
        var calls: [String] = []

        func done(_ sender: UIBarButtonItem) { calls.append("done \(sender.title ?? "")") }
        func cancel() { calls.append("cancel") }

        override class var actions: [String: Action] {
            ["done:": Action(Phases.done), "cancel": Action(Phases.cancel)]
        }
    }

    private static let toolbar = """
        <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="tB8-0f-LqX">
            <rect key="frame" x="0.0" y="416" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
            <items>
                <barButtonItem systemItem="cancel" id="cN3-5a-Ue7">
                    <connections><action selector="cancel" destination="-1" id="q1W-z8-4Rn"/></connections>
                </barButtonItem>
                <barButtonItem systemItem="fixedSpace" width="40" id="fX6-Yd-9bK"/>
                <barButtonItem enabled="NO" title="Tide" style="plain" id="dI2-h4-MsP"/>
                <barButtonItem systemItem="flexibleSpace" id="sP0-7r-VcJ"/>
                <barButtonItem systemItem="done" id="dN9-3k-XwG">
                    <connections><action selector="done:" destination="-1" id="b5E-u6-1Ht"/></connections>
                </barButtonItem>
            </items>
        </toolbar>
        """

    private func show(_ toolbar: UIToolbar, in controller: UIViewController) -> UIWindow {
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        controller.view.addSubview(toolbar)
        return ControllerFixture.window(controller)
    }

    @Test("Spaces in a toolbar from a nib spread its buttons, and a disabled button is in parentheses")
    func layout() throws {
        // Given
        let phases = Phases()

        // When
        let window = show(try ControllerFixture.object(Self.toolbar, owner: phases), in: phases)

        // Then
        let line = String(repeating: "─", count: 40)
        expect(
            ControllerFixture.lines(of: window, 19..<21), equals: [line, "[Cancel]       (Tide)             [Done]"])
    }

    @Test("A tap on a button calls the target connected in the nib, and its title is found in any case")
    func tap() throws {
        // Given
        let phases = Phases()
        let window = show(try ControllerFixture.object(Self.toolbar, owner: phases), in: phases)

        // When
        try window.tap("done")
        try window.tap("CANCEL")

        // Then
        expect(phases.calls, equals: ["done Done", "cancel"])
    }

    @Test("Without a target the action goes up the responder chain")
    func chain() throws {
        // Given
        let phases = Phases()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 416, width: 320, height: 44))
        toolbar.items = [UIBarButtonItem(title: "Full", style: .plain, target: nil, action: "done:")]
        let window = show(toolbar, in: phases)

        // When
        try window.tap("full")

        // Then
        expect(phases.calls, equals: ["done Full"])
    }

    @Test("A bar button doesn't keep its target alive")
    func weakTarget() {
        // Given
        var phases: Phases? = Phases()
        let item = UIBarButtonItem(barButtonSystemItem: .done, target: phases!, action: Phases.done)
        let wasThere = item.target === phases

        // When
        phases = nil

        // Then
        expect(wasThere && item.target == nil)
    }

    @Test("A bar from an archive has its items, and each button once")
    func archive() throws {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Phases")
        item.leftBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)]
        item.rightBarButtonItem = UIBarButtonItem(customView: UISwitch(frame: .zero))
        bar.items = [UINavigationItem(title: "Home"), item]
        bar.layoutIfNeeded()

        // When
        let copy = try ControlFixture.unarchived(bar)
        copy.layoutIfNeeded()

        // Then
        expect(copy.items?.map(\.title), equals: ["Home", "Phases"])
        expect(copy.subviews.count, equals: 2)
        expect(ControlFixture.rendering(of: copy).hasPrefix("[Edit]           Phases"))
    }

    @Test("A button is drawn again when its title changes")
    func change() {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Moon")
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = button
        bar.items = [item]
        let before = ControlFixture.rendering(of: bar)

        // When
        button.title = "Finish"
        item.title = "Sun"

        // Then
        expect(before.contains(" Moon ") && before.contains("[Edit]"))
        expect(ControlFixture.rendering(of: bar).hasPrefix("                  Sun           [Finish]"))
    }

    @Test("A title view is in the middle of the bar, or in its upper line if it is only one line high")
    func titleView() {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let (high, low) = (UINavigationItem(title: ""), UINavigationItem(title: ""))
        high.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 32))
        low.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

        // When
        bar.items = [high]
        bar.layoutIfNeeded()
        bar.items = [low]
        bar.layoutIfNeeded()

        // Then
        expect(high.titleView?.frame, equals: CGRect(x: 130, y: 6, width: 60, height: 32))
        expect(low.titleView?.frame, equals: CGRect(x: 140, y: 0, width: 40, height: 20))
    }

    @Test("Buttons of a navigation item from a nib are at the left or right, as in the nib")
    func slots() throws {
        // Given
        let text = """
            <navigationItem title="Moon" id="nI1-aa-001">
            <barButtonItem key="leftBarButtonItem" title="Old" id="bB1-aa-001"/>
            <barButtonItem key="rightBarButtonItem" title="New" id="bB1-aa-002"/></navigationItem>
            """

        // When
        let item: UINavigationItem = try ControllerFixture.object(text)

        // Then
        expect(item.leftBarButtonItems?.map(\.title), equals: ["Old"])
        expect(item.rightBarButtonItems?.map(\.title), equals: ["New"])
    }

    @Test("A button of the system's calls the method that code gives it")
    func method() throws {
        // Given
        let phases = Phases()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 416, width: 320, height: 44))
        toolbar.items = [UIBarButtonItem(barButtonSystemItem: .cancel, target: phases, action: Phases.done)]
        let window = show(toolbar, in: phases)

        // When
        try window.tap("Cancel")

        // Then
        expect(phases.calls, equals: ["done Cancel"])
    }
}
