import TerminalUIKit
import TerminalTesting
import Testing

/// A nib of before 2013 is loaded as any other.
struct ArchiveLoadingTests {
    /// File's Owner of the nib.
    final class Owner: UIResponder {
        @Outlet var card: UIView?
        @Outlet var title: UILabel?
        var taps = 0

        override class var actions: [String: Action] { ["wane:": Action(Owner.wane)] }

        func wane() { taps += 1 }
    }

    private func nib(action: String = "wane:") -> UINib {
        func connection(_ kind: String, _ label: String, _ source: Int, _ destination: Int, _ rest: String = "")
            -> String
        {
            """
            <object class="IBConnectionRecord"><object class="IBCocoaTouch\(kind)Connection" key="connection">
            <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
            <reference key="destination" ref="\(destination)"/>\(rest)</object>
            <int key="connectionID">\(source + destination + 50)</int></object>
            """
        }
        let text = """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
            <array key="IBDocument.RootObjects">
            <object class="IBProxyObject" id="11"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
            <object class="IBProxyObject" id="12"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
            <object class="IBUIView" id="13"><int key="NSvFlags">274</int><array key="NSSubviews">
            <object class="IBUILabel" id="14"><int key="NSvFlags">290</int><string key="NSFrame">{{8, 0}, {80, 22}}</string>
            <string key="IBUIText">Full Moon</string><bool key="IBUIUserInteractionEnabled">NO</bool></object>
            <object class="IBUIButton" id="15"><int key="NSvFlags">-2147483356</int>
            <string key="NSFrame">{{8, 22}, {80, 22}}</string><int key="IBUIButtonType">1</int>
            <string key="IBUINormalTitle">Wane</string></object>
            </array><string key="NSFrameSize">{96, 44}</string></object></array>
            <object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords">
            \(connection("Outlet", "card", 11, 13))\(connection("Outlet", "title", 11, 14))
            \(connection("Event", action, 15, 11, #"<int key="IBEventType">7</int>"#))
            </array></object></data></archive>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    @Test("A nib of before 2013 is loaded, with its outlets and actions")
    func loading() throws {
        // Given
        let owner = Owner()

        // When
        let objects = try nib().objects(withOwner: owner)
        let button = try #require(owner.card?.subviews.last as? UIButton)
        let wasHidden = button.isHidden
        button.isHidden = false
        button.tap()

        // Then
        expect(objects.count == 1 && owner.card === objects[0] as AnyObject)
        expect(
            owner.title?.text == "Full Moon"
                && owner.title?.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        expect(wasHidden && button.currentTitle == "Wane" && owner.taps == 1)
    }

    @Test("A wrong connection is reported with its line, as for any nib")
    func fault() {
        // Given
        let owner = Owner()

        // When, Then
        #expect {
            _ = try nib(action: "wan:").objects(withOwner: owner)
        } throws: { error in
            "\(error)".contains(":20:") && "\(error)".contains("no action `wan:` on Owner; did you mean `wane:`?")
        }
    }
}
