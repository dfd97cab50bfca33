import InterfaceBuilder

/// A cell, header or footer that a storyboard describes inside a table or collection: a small nib of its own, from
/// which one is made whenever none can be reused.
package final class CellPrototype: NSObject {
    /// What the cells are asked for by.
    package let identifier: String
    /// What they are made from.
    package let nib: UINib

    init(identifier: String, nib: UINib) {
        self.identifier = identifier
        self.nib = nib
    }
}
