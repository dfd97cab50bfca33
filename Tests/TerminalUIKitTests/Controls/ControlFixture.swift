import Canvases
import Foundation
import TerminalUIKit
import Testing

/// Controls as a nib makes them, from the text between `<subviews>` and `</subviews>`.
enum ControlFixture {
    /// Loads a nib whose root is a view with some subviews.
    ///
    /// - Throws: `NibError` with everything that is wrong.
    static func load(_ subviews: String, owner: AnyObject? = nil) throws -> [UIView] {
        let nib = Nib.make(
            """
            <view contentMode="scaleToFill" id="iN0-l3-epB">
            <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
            <subviews>
            \(subviews)
            </subviews>
            </view>
            """)
        let objects = try nib.objects(withOwner: owner)
        return (objects[0] as! UIView).subviews
    }

    /// The one control of a nib.
    ///
    /// - Throws: What ``load(_:owner:)`` throws, and a failure if the control is of another class.
    static func control<Control: UIView>(_ text: String, owner: AnyObject? = nil) throws -> Control {
        try #require(try load(text, owner: owner).first as? Control)
    }

    /// Returns a view decoded from its archive.
    ///
    /// - Throws: A failure if the archive has no object, or one of another class.
    static func unarchived<View: UIView>(_ view: View) throws -> View {
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        return try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? View)
    }

    /// Returns a view as text, without colors.
    static func rendering(of view: UIView) -> String { rendering(of: view, style: .plain) }

    /// Returns a view as text for a terminal of some style.
    static func rendering(of view: UIView, style: TerminalStyle) -> String {
        let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
        view.frame.origin = .zero
        window.addSubview(view)
        let canvas = TerminalCanvas(size: view.frame.size)
        window.isHidden = false
        window.render(on: canvas)
        return canvas.text(style: style)
    }
}
