import ExampleShell
import ReusableViews

extension IgnorableDatePickerSession {
    static var experiments: [Experiment] {
        let noConnection = [
            NibEdit(
                nib: "IgnorableDatePickerView",
                find: #"<outlet property="contentView" destination="uB6-3k-TzE" id="Jw8-aP-1oS"/>"#, replacement: "")
        ]
        let screenNib = "IgnorableDatePickerViewExampleViewController"
        let frame = #"<rect key="frame" x="0.0" y="176" width="320" height="110"/>"#
        let endFrame = #"<rect key="frame" x="0.0" y="198" width="320" height="110"/>"#
        return [
            Experiment(
                name: "created-in-code", techniques: ["programmatic"], claims: ["I7"],
                broken: "The view that loads its nib in awakeFromNib is created with init(frame:).",
                look: "below the captions; tree.",
                outcome: "The space below them is empty: two views without subviews. No nib sends them awakeFromNib.",
                source: "CreatedInCodeViewController",
                makeController: { CreatedInCodeViewController() }),
            Experiment(
                name: "no-connection", kind: .endsProgram, techniques: ["awake-from-nib", "programmatic"],
                claims: ["I4"],
                broken: "File's Owner is not connected to the top-level view of its own nib.",
                look: "the line of code in the message.",
                outcome: "The content was made, but contentView is nil where it is added as a subview.",
                edits: noConnection,
                source: "IgnorableDatePickerView"),
            Experiment(
                name: "no-connection", kind: .worksAfterAll, techniques: ["owner-loading"], claims: ["I4", "N3"],
                broken: "File's Owner is not connected to the top-level view of its own nib.",
                look: "source: what is done with the nib's views.",
                outcome: "The protocol extension adds the nib's top-level view, and needs no outlet.",
                edits: noConnection, source: "NibOwnerLoadable"),
            Experiment(
                name: "early-awake", techniques: ["awake-from-nib"], claims: ["I4", "I5"],
                broken: "In awakeFromNib, the view for the start tries to turn on the switch in the view for the end.",
                look: "show: the switch below Ends.",
                outcome: "It is off. All outlets of the screen's nib were connected by then, but the end loads its own "
                    + "nib only in its own awakeFromNib, which is later.",
                edits: [
                    NibEdit(
                        nib: screenNib, find: #"id="3hA-nE-Vq7" customClass="IgnorableDatePickerView""#,
                        replacement: #"id="3hA-nE-Vq7" customClass="EagerDatePickerView""#),
                    NibEdit(
                        nib: screenNib, find: frame,
                        replacement: frame + #"<connections><outlet property="other" destination="Yc4-8s-JmB" "#
                            + #"id="c5T-Nq-2vW"/></connections>"#),
                ],
                source: "EagerDatePickerView"),
            Experiment(
                name: "recursive-awake", kind: .endsProgram, techniques: ["awake-from-nib"], claims: ["I5"],
                broken: "In the view's own nib the class is set on the top-level view, too.",
                look: "the message, if there is one.",
                outcome: "There is none. The view at the top receives awakeFromNib, too, and loads its nib, which "
                    + "contains another such view, until the stack is full.",
                edits: [
                    NibEdit(
                        nib: "IgnorableDatePickerView", find: #"<view contentMode="scaleToFill" id="uB6-3k-TzE""#,
                        replacement: #"<view contentMode="scaleToFill" id="uB6-3k-TzE" "#
                            + #"customClass="IgnorableDatePickerView" customModule="IgnorableDatePickerViewExample""#)
                ],
                source: "IgnorableDatePickerView"),
            Experiment(
                name: "lost-property", techniques: ["placeholder"], claims: ["P2"],
                broken: "A placeholder in the storyboard is hidden, half transparent, and has a border.",
                look: "show: the picker for the end. Its steps: trace on, experiment lost-property, trace last.",
                outcome: "It is visible, pale and framed. The real view took over alpha, but not isHidden. The runtime "
                    + "attribute was set after the real view had taken the box's place.",
                edits: [
                    NibEdit(
                        nib: "PlaceholderExample",
                        find: #"<view tag="616" contentMode="scaleToFill" fixedFrame="YES" id="qB2-Cv-9iK""#,
                        replacement: #"<view hidden="YES" alpha="0.5" tag="616" contentMode="scaleToFill" "#
                            + #"fixedFrame="YES" id="qB2-Cv-9iK""#),
                    NibEdit(
                        nib: "PlaceholderExample", find: endFrame,
                        replacement: endFrame + "\n<userDefinedRuntimeAttributes>\n"
                            + #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">"#
                            + "\n" + #"<real key="value" value="2"/>"# + "\n</userDefinedRuntimeAttribute>\n"
                            + "</userDefinedRuntimeAttributes>"),
                ],
                source: "PlaceholderDatePickerView"),
            Experiment(
                name: "recursive-placeholder", kind: .endsProgram, techniques: ["placeholder"], claims: ["P3"],
                broken: "The view in the placeholder's own nib has the tag, too.",
                look: "the message, if there is one.",
                outcome: "There is none. The view is a placeholder, too, and loads its nib, which contains another, "
                    + "until the stack is full.",
                edits: [
                    NibEdit(
                        nib: "PlaceholderDatePickerView",
                        find: #"<view contentMode="scaleToFill" id="Tq5-9b-RmW""#,
                        replacement: #"<view tag="616" contentMode="scaleToFill" id="Tq5-9b-RmW""#)
                ]),
        ]
    }
}
