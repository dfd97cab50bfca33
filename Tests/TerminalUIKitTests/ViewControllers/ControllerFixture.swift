import Canvases
import TerminalUIKit

/// A phone's window with a controller on screen.
enum ControllerFixture {
    static func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Some lines of the screen, without colors.
    static func lines(of window: UIWindow, _ range: Range<Int>) -> [String] {
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        let lines = canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false)
        return lines[range].map { String($0) }
    }

    /// Returns the only top-level object of a nib, which is made from a text.
    static func object<Object>(_ text: String, owner: AnyObject? = nil) throws -> Object {
        try Nib.make(text).objects(withOwner: owner)[0] as! Object
    }
}
