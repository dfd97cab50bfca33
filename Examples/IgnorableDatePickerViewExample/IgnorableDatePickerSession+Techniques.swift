import ExampleShell
import ReusableViews

extension IgnorableDatePickerSession {
    static var techniques: [Technique] {
        [
            Technique(
                name: "awake-from-nib", summary: "Boxes in the nib load their own nib in awakeFromNib.",
                claims: ["I1", "I2", "I3", "I4", "I5", "I6", "I8"], source: "IgnorableDatePickerView",
                makeController: { IgnorableDatePickerViewExampleViewController() }),
            Technique(
                name: "placeholder",
                summary:
                    "Views of another nib replace boxes with tag 616 in a storyboard, while these are decoded.",
                claims: ["P1", "P2", "P3", "P4", "P5", "P6"], source: "PlaceholderDatePickerView",
                makeController: makePlaceholderController),
            Technique(
                name: "programmatic",
                summary: "Views made in code load their nib in init(frame:), and widgets chooses them.",
                claims: ["I7"], source: "ProgrammaticDatePickerView",
                makeController: { ProgrammaticViewController() }),
            Technique(
                name: "owner-loading",
                summary: "Boxes conform to a protocol that loads the nib they own.",
                claims: ["N3"], source: "OwnerLoadingDatePickerView",
                today: "The protocol does what every such view would otherwise repeat.",
                makeController: { OwnerLoadingViewController() }),
        ]
    }

    static func makePlaceholderController() -> UIViewController {
        UIStoryboard(name: "PlaceholderExample", bundle: nil).instantiateInitialViewController()!
    }
}
