import ExampleShell
import ReusableViews

extension IgnorableDatePickerSession {
    static var experiments: [Experiment] {
        let ownNib = "IgnorableDatePickerView"
        return [
            Experiment(
                name: "created-in-code", claims: ["I7"],
                broken: "The view that loads its nib in awakeFromNib is created with init(frame:).",
                look:
                    "The captions stand over nothing: tree shows two views without subviews. No nib, no awakeFromNib.",
                source: "CreatedInCodeViewController",
                makeController: { CreatedInCodeViewController() }),
            Experiment(
                name: "no-connection", claims: ["I4"],
                broken: "File's Owner is not connected to the top-level view of its own nib.",
                look: "The content was made and nobody got it: contentView is nil where it is added as a subview.",
                endsProgram: true,
                edits: [
                    NibEdit(
                        nib: ownNib,
                        find: #"<outlet property="contentView" destination="uB6-3k-TzE" id="Jw8-aP-1oS"/>"#,
                        replacement: "")
                ],
                source: "IgnorableDatePickerView"),
            Experiment(
                name: "lost-property", claims: ["P2"],
                broken: "A placeholder in the storyboard is hidden and half transparent.",
                look:
                    "The end's picker is there: what takes its place got its alpha, but not that it is hidden. For the "
                    + "whole list: trace on, experiment lost-property, trace last.",
                edits: [
                    NibEdit(
                        nib: "PlaceholderExample",
                        find: #"<view tag="616" contentMode="scaleToFill" fixedFrame="YES" id="qB2-Cv-9iK""#,
                        replacement: #"<view hidden="YES" alpha="0.5" tag="616" contentMode="scaleToFill" "#
                            + #"fixedFrame="YES" id="qB2-Cv-9iK""#)
                ],
                source: "PlaceholderDatePickerView", makeController: makePlaceholderController),
            Experiment(
                name: "recursive-placeholder", claims: ["P3"],
                broken: "The view in the placeholder's own nib has the tag, too.",
                look:
                    "It is a placeholder as well, and loads its nib, in which there is another, until the stack is full.",
                endsProgram: true,
                edits: [
                    NibEdit(
                        nib: "PlaceholderDatePickerView",
                        find: #"<view contentMode="scaleToFill" id="Tq5-9b-RmW""#,
                        replacement: #"<view tag="616" contentMode="scaleToFill" id="Tq5-9b-RmW""#)
                ],
                makeController: makePlaceholderController),
        ]
    }
}
