internal import InterfaceBuilder
internal import TerminalUIKit

/// A prototype in a file, from which a table or collection makes many, shown once.
struct PreviewedPrototype {
    let object: IBObject
    let nib: UINib

    /// The size in the file, in points.
    var size: CGSize { object.frame?.size ?? CGSize(width: 50, height: 50) }

    /// Makes one, or nil if it is of another class than it should be.
    func make<View: UIView>(_ type: View.Type) -> View? {
        // Inspected loads accept everything.
        (try? nib.objects(withOwner: nil))?.first as? View
    }
}
