import Canvases
import Foundation
import TerminalUIKit

/// Returns a picture of the first view in a nib, as text.
@MainActor func picture(ofNib file: URL) throws -> String {
    let nib = UINib(data: try Data(contentsOf: file), bundle: nil)
    guard let view = try nib.objects(withOwner: nil).compactMap({ $0 as? UIView }).first else { return "" }
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.isHidden = false
    let canvas = TerminalCanvas(size: window.bounds.size)
    window.render(on: canvas)
    return canvas.text(style: .plain)
}
