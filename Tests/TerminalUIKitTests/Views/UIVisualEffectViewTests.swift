import TerminalUIKit
import TerminalTesting
import Testing

struct UIVisualEffectViewTests {
    @Test("The content of a nib's effect view is visible, and an archive keeps it, once")
    func content() throws {
        // Given
        let text = """
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="vFx-00-001">
            <rect key="frame" x="0" y="0" width="160" height="22"/>
            <view key="contentView" id="vFx-00-002"><rect key="frame" x="0" y="0" width="160" height="22"/>
            <subviews><label text="Moon" id="vFx-00-003"><rect key="frame" x="0" y="0" width="80" height="22"/></label></subviews>
            </view><blurEffect style="light"/></visualEffectView>
            """

        // When
        let view: UIVisualEffectView = try ControlFixture.control(text)
        let copy = try ControlFixture.unarchived(view)

        // Then
        for view in [view, copy] {
            expect(view.subviews, equals: [view.contentView])
            expect(ControlFixture.rendering(of: view), contains: "Moon")
        }
    }

    @Test("An effect view made in code keeps its effect, and its content has its size")
    func code() throws {
        // Given
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

        // When
        view.frame.size = CGSize(width: 100, height: 50)

        // Then
        expect(view.contentView.frame, equals: view.bounds)
        try expect(ControlFixture.unarchived(view).effect is UIBlurEffect)
    }
}
