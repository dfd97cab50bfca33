internal import ExampleShell
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// A fault of a screen, or two, that a mystery is about.
struct Fault {
    /// The name of an experiment that makes a screen with a fault in a nib.
    static let experimentName = "mystery"

    /// The name of the fault, in a word.
    let name: String
    /// The chapter behind which it can be found.
    let chapter: Int
    /// The experiment that makes the screen with the fault, and describes it in a sentence.
    let experiment: Experiment
    /// A Boolean value that indicates whether the fault is visible on the screen at once.
    let isObvious: Bool

    init(_ experiment: Experiment, from chapter: Int) {
        (name, self.chapter, self.experiment, isObvious) = (experiment.name, chapter, experiment, false)
    }

    private init(
        _ name: String, from chapter: Int, _ edits: [NibEdit], with technique: String, broken: String,
        isObvious: Bool = false
    ) {
        (self.name, self.chapter, self.isObvious) = (name, chapter, isObvious)
        experiment = Experiment(
            name: Self.experimentName, techniques: [technique], claims: [], broken: broken, look: "", steps: [],
            edits: edits)
    }

    /// Returns the faults that one change in a nib can cause on the screen of a technique.
    ///
    /// - Parameter classes: The classes of views in the program's nibs, by the names of their elements.
    static func faults(
        in nib: String, classes: [String: Set<String>], with technique: String
    ) throws -> [Fault] {
        let file = UINib.fileName(named: nib)
        guard let text = try UINib.text(ofFile: file) else { return [] }
        return EditableNib(text, file: file).faults(choosingFrom: classes).map { fault in
            Fault(
                "\(technique).\(fault.kind).\(nib).\(fault.subject)", from: fault.kind.chapter,
                NibEdit.edits(of: nib, from: text, to: fault.text), with: technique, broken: fault.broken,
                isObvious: fault.kind.isObvious)
        }
    }

    /// This fault and another at once, or nil if one of them has a controller of its own.
    func combined(with other: Fault) -> Fault? {
        let all = [experiment, other.experiment]
        guard all.allSatisfy({ $0.makeController == nil }) else { return nil }
        return Fault(
            "\(name)+\(other.name)", from: max(chapter, other.chapter), all.flatMap(\.edits),
            with: experiment.techniques[0], broken: all.map(\.broken).joined(separator: " "))
    }
}
