internal import InterfaceBuilder
internal import TerminalUIKit

/// What a file describes for a table or collection to make many of, shown once.
struct PreviewedPrototype {
    let object: IBObject
    let nib: UINib

    /// How large it is in the file, in points.
    var size: CGSize { object.frame?.size ?? CGSize(width: 50, height: 50) }

    /// Makes one; nil if it is of another class than it should be.
    func make<View: UIView>(_ type: View.Type) -> View? {
        // Loads that are inspected refuse nothing.
        (try? nib.objects(withOwner: nil))?.first as? View
    }
}
