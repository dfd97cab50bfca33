import ExampleShell
import ReusableViews

extension GridCellSession {
    static func experiments(showing days: LunarDays) -> [Experiment] {
        let cellNib = "ReusableGridViewCell"
        let rootTag = #"<view tag="1" "#
        return [
            Experiment(
                name: "edited-tag", techniques: ["content-subview"], claims: ["G3", "V10"],
                broken: "The tag of the view in the xib was changed, but the code still looks for 1.",
                look: "the texts in each cell.",
                outcome: "There is no message. viewWithTag(1) is nil, so every cell shows the texts of the xib.",
                edits: [NibEdit(nib: cellNib, find: rootTag, replacement: #"<view tag="10" "#)]),
            Experiment(
                name: "wrong-tag", kind: .endsProgram, techniques: ["content-subview"], claims: ["G3", "V10"],
                broken: "The tag 1 is on the label, not on the view around it.",
                look: "the classes in the message.",
                outcome: "viewWithTag(1) finds a label, but the code expects another class.",
                edits: [
                    NibEdit(nib: cellNib, find: rootTag, replacement: "<view "),
                    NibEdit(nib: cellNib, find: "<label opaque", replacement: #"<label tag="1" opaque"#),
                ]),
            Experiment(
                name: "duplicate-tag", techniques: ["content-subview"], claims: ["G3", "V10"],
                broken: "Content is added to every cell, even to a reused one that has it already.",
                look: "scroll 4, tree: a reused cell.",
                outcome: "In a reused cell two views have the tag 1. The first is found, the last is visible.",
                steps: ["scroll 4"], source: "DuplicateTagViewController",
                makeController: { DuplicateTagViewController(days: days) }),
            Experiment(
                name: "no-identifier", kind: .endsProgram, techniques: ["content-subview"], claims: ["G2", "G6"],
                broken: "The cells are made without a reuse identifier.",
                look: "the method and the key in the message.",
                outcome: "When a cell leaves the screen, the grid stores it in a dictionary under its identifier, and "
                    + "nil can't be a key.",
                steps: ["scroll 1"], source: "NoIdentifierViewController",
                makeController: { NoIdentifierViewController(days: days) }),
            Experiment(
                name: "registration-in-provider", kind: .endsProgram, techniques: ["registration"], claims: ["N7"],
                broken: "The code makes a registration each time the collection asks for a cell.",
                look: "the reason in the message.",
                outcome: "Each registration has a queue of its own, so no cell would ever be reused. UIKit refuses it "
                    + "since iOS 15.",
                source: "RegistrationInProviderViewController",
                makeController: { RegistrationInProviderViewController(days: days) }),
            Experiment(
                name: "as-list", kind: .worksAfterAll, techniques: ["registration"], claims: ["N9"],
                broken: "Breaks nothing: the layout is a list, and the cells are rows.",
                look: "scroll 4, then stats.",
                outcome: "The data source is the same. Only the layout and the registration differ, and cells are "
                    + "still reused.",
                steps: ["scroll 4"], source: "AsListViewController",
                makeController: { AsListViewController(days: days) }),
        ]
    }
}
