import ExampleShell
import ReusableViews

extension IgnorableDatePickerSession {
    static var techniques: [Technique] {
        [
            Technique(
                name: "awake-from-nib", summary: "Placeholders in the nib load their own nib when they wake.",
                claims: ["I1", "I2", "I3", "I4", "I5", "I6", "I8"], source: "IgnorableDatePickerView",
                makeController: { IgnorableDatePickerViewExampleViewController() }),
            Technique(
                name: "placeholder",
                summary:
                    "Boxes with tag 616 in a storyboard give way, while they are decoded, to views of another nib.",
                claims: ["P1", "P2", "P3", "P4", "P5", "P6"], source: "PlaceholderDatePickerView",
                makeController: makePlaceholderController),
            Technique(
                name: "programmatic",
                summary: "Views made in code load their nib in init(frame:); widgets chooses them.",
                claims: ["I7"], source: "ProgrammaticDatePickerView",
                makeController: { ProgrammaticViewController() }),
            Technique(
                name: "owner-loading",
                summary: "Placeholders conform to a protocol that loads the nib they own.",
                claims: ["N3"], source: "OwnerLoadingDatePickerView",
                today: "The protocol does what every such view would otherwise repeat.",
                makeController: { OwnerLoadingViewController() }),
        ]
    }

    static func makePlaceholderController() -> UIViewController {
        UIStoryboard(name: "PlaceholderExample", bundle: nil).instantiateInitialViewController()!
    }
}
