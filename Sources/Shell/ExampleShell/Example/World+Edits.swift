package import TerminalUIKit

extension World {
    /// Makes sure that the texts to edit are in the nibs.
    package func check(_ edits: [NibEdit]) throws {
        let trial = World(like: self)
        trial.edits = edits
        try trial.run { for edit in edits { _ = try UINib.document(named: edit.nib, bundle: nil) } }
    }
}
