import Canvases
import Foundation
import InterfaceBuilder
import TerminalUIKit

/// A nib whose objects are all created and drawn, here and in `Tests/Fuzzing`.
enum DrawnNib {
    /// The views at the top level of a nib, or of all scenes of a storyboard.
    ///
    /// - Throws: What is wrong with the nib.
    static func views(of nib: Data) throws -> [UIView] {
        let document = try IBDocument(data: nib, file: "odd.xib")
        guard document.kind == .storyboard else {
            return try UINib(data: nib, bundle: nil).objects(withOwner: nil).compactMap { object in
                try (object as? UIViewController).map(view) ?? object as? UIView
            }
        }
        let storyboard = try UIStoryboard(data: nib)
        return try storyboard.document.scenes.map { try view(of: storyboard.viewController(in: $0)) }
    }

    private static func view(of controller: UIViewController) throws -> UIView {
        try controller.loadViewOrThrow()
        return controller.view
    }

    /// Lays a view out in a window, and draws it as a terminal and as a picture do.
    static func draw(_ view: UIView) {
        let window = UIWindow(frame: UIScreen.main.applicationFrame)
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.render(on: TerminalCanvas(size: window.bounds.size))
        window.render(on: SVGCanvas(size: window.bounds.size))
    }
}
