import Canvases
import Foundation
import InterfaceBuilder
import TerminalUIKit

/// Takes what libFuzzer thought of: whatever it is, it is drawn, or refused by an error.
///
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func takeNib(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let nib = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    MainActor.assumeIsolated {
        Log.sink = { _ in }
        for view in (try? views(of: nib)) ?? [] { draw(view) }
    }
    return 0
}

private func views(of nib: Data) throws -> [UIView] {
    let document = try IBDocument(data: nib, file: "odd.xib")
    guard document.kind == .storyboard else {
        return try UINib(data: nib, bundle: nil).objects(withOwner: nil).compactMap { object in
            try (object as? UIViewController).map(view) ?? object as? UIView
        }
    }
    let storyboard = try UIStoryboard(data: nib)
    return try storyboard.document.scenes.map { try view(of: storyboard.viewController(in: $0)) }
}

private func view(of controller: UIViewController) throws -> UIView {
    try controller.loadViewOrThrow()
    return controller.view
}

private func draw(_ view: UIView) {
    let window = UIWindow(frame: UIScreen.main.applicationFrame)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.render(on: TerminalCanvas(size: window.bounds.size))
    window.render(on: SVGCanvas(size: window.bounds.size))
}
