import InterfaceBuilder

/// A cell, header or footer that a storyboard describes inside a table or collection. It is a small nib, which makes a
/// cell whenever no cell can be reused.
package final class CellPrototype: NSObject {
    /// The identifier by which the cells are requested.
    package let identifier: String
    /// The nib from which the cells are made.
    package let nib: UINib

    init(identifier: String, nib: UINib) {
        self.identifier = identifier
        self.nib = nib
    }
}

extension NSCoder {
    /// A Boolean value that indicates whether the coder decodes a nib that the program loads, rather than an archive or
    /// a document that is only looked at.
    @MainActor package var isOfLoadedNib: Bool { (self as? NibCoder)?.isLookedAt == false }

    /// A Boolean value that indicates whether cells inside a table or collection are prototypes. In a xib they aren't:
    /// Interface Builder offers them in storyboards only, and UIKit registers no others.
    @MainActor package var hasPrototypes: Bool {
        !isOfLoadedNib || (self as? NibCoder)?.decoder.document.kind == .storyboard
    }
}
