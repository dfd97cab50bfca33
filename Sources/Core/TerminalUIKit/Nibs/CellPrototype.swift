import InterfaceBuilder

/// A cell, header or footer that a storyboard describes inside a table or collection: a small nib of its own, from
/// which one is made whenever no cell can be reused.
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
