import ExampleShell
import ReusableViews

extension GridCellSession {
    static func techniques(showing days: LunarDays) -> [Technique] {
        [
            technique(
                "content-subview", ReusableGridViewCellExampleViewController.self, showing: days,
                claims: ["G2", "G3", "G4", "G5"],
                summary: "The nib's view is put into the content view of a cell made in code, and found by its tag."),
            technique(
                "two-kinds", TwoKindsViewController.self, showing: days, claims: ["G2", "G6"],
                summary: "Days with a phase have cells of another kind, made in code, under another identifier. A long "
                    + "press drags a day."),
            technique(
                "nib-hook", NibHookGridViewController.self, showing: days, claims: ["H1", "H2", "H3", "H4"],
                summary: "A hook owns the nib, and finds its views again in a reused cell."),
            technique(
                "direct", DirectGridViewCellViewController.self, showing: days, claims: ["G1"],
                summary: "The nib's view is the cell, as with a table. This does not work: the content view that every "
                    + "cell makes, empty and white, covers what the nib put into it."),
            technique(
                "collection-view", LunationCollectionViewController.self, showing: days, claims: ["N1"],
                summary: "A UICollectionView makes its cells from the nib that is registered with it.",
                today: "UIKit has a grid of its own since iOS 6, and the nib's view is the cell."),
            technique(
                "registration", RegistrationViewController.self, showing: days, claims: ["N6", "N8"],
                summary: "A registration says what a cell is made of and how it is filled. The data source shows a "
                    + "snapshot, and a layout describes the grid.",
                today: "Built into UIKit since iOS 14: neither an identifier nor a cast, and the nib is as before."),
        ]
    }

    private static func technique(
        _ name: String, _ controller: any Lunation.Type, showing days: LunarDays, claims: [String],
        summary: String, today: String? = nil
    ) -> Technique {
        Technique(name: name, summary: summary, claims: claims, source: "\(controller)", today: today) {
            controller.init(days: days)
        }
    }
}
