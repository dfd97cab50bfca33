import ExampleShell

extension IgnorableDatePickerSession {
    static var techniques: [Technique] {
        [
            Technique(
                name: "awake-from-nib", summary: "Placeholders in the nib load their own nib when they wake.",
                claims: ["I1", "I2", "I3", "I4", "I5", "I6", "I8"], source: "IgnorableDatePickerView",
                makeController: { IgnorableDatePickerViewExampleViewController() }),
            Technique(
                name: "programmatic",
                summary: "Views made in code load their nib in init(frame:); widgets chooses them.",
                claims: ["I7"], source: "ProgrammaticDatePickerView",
                makeController: { ProgrammaticViewController() }),
            Technique(
                name: "owner-loading",
                summary: "Placeholders conform to a protocol that loads the nib they own.",
                claims: ["N3"], source: "OwnerLoadingDatePickerView",
                makeController: { OwnerLoadingViewController() }),
        ]
    }
}
