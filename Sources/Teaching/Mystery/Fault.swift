internal import ExampleShell
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// One thing that may be wrong on a screen, or two: what a mystery is about.
struct Fault {
    /// What screens are called that are made with a fault of a nib.
    static let experimentName = "mystery"

    /// What it is remembered by, in a word.
    let name: String
    /// The chapter behind which it can be found.
    let chapter: Int
    /// What makes the screen so, and what it is in a sentence.
    let experiment: Experiment
    /// Whether who looks at the screen sees at once whether it is so.
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

    /// What can be wrong in a nib by one change, with a technique whose screen it makes wrong; the classes are those of
    /// views in the program's nibs, by the names of their elements.
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

    /// This fault and another at once; nil if one of them has a controller of its own.
    func combined(with other: Fault) -> Fault? {
        let all = [experiment, other.experiment]
        guard all.allSatisfy({ $0.makeController == nil }) else { return nil }
        return Fault(
            "\(name)+\(other.name)", from: max(chapter, other.chapter), all.flatMap(\.edits),
            with: experiment.techniques[0], broken: all.map(\.broken).joined(separator: " "))
    }
}
