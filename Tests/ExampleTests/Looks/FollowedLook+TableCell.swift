extension FollowedLook {
    /// The looks of `table-cell`.
    static let tableCell = tableCellArticles + tableCellTechniques + tableCellPractice

    private static let tableCellArticles = [
        FollowedLook(
            "no-identifier", "owner-outlet", then: Step("scroll 50"),
            Step("stats", shows: ["made 57 ", "reused 0 ", "waiting 0 "])),
        FollowedLook(
            "no-identifier", "register-nib", then: Step("scroll 50"),
            Step("stats", shows: ["made 7 ", "reused 50 "])),
        FollowedLook(
            "stale-content", "owner-outlet",
            then: Step(
                "scroll 20",
                shows: ["Full Moon #7 │ row 20 was row 6, reused twice", "│ 2011.12.10 14:37 │ still shows row 6"])),
        FollowedLook(
            "cleared-content", "owner-outlet",
            then: Step(
                "scroll 20", shows: ["│ #7 │ row 20 was row 6, reused twice"], hides: ["● New Moon", "○ Full Moon"])),
        FollowedLook(
            "no-outlet", "owner-outlet",
            shows: [
                "[<NoOutletViewController #1> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key tableViewCell."
            ]),
        FollowedLook(
            "wrong-owner-class", "owner-outlet",
            shows: ["no outlet `otherCell` on ReusableTableViewCellExampleViewController "]),
        FollowedLook(
            "no-connection", "owner-outlet",
            shows: ["ReusableTableViewCellExampleViewController.swift:14: ", "Unexpectedly found nil"]),
        FollowedLook(
            "no-owner", "owner-outlet", shows: ["[<NSObject #1> setValue:forUndefinedKey:]: this class is not "]),
    ]

    private static let tableCellTechniques = [
        FollowedLook(
            "not-given-back", "content-configuration", shows: ["│ #1 │ row 0 "], hides: ["Moon #"],
            then: Step("tree", shows: ["UITableViewCell #1 "], hides: ["UILabel"])),
        FollowedLook(
            "state-not-read", "content-configuration",
            then: Step("select 2", shows: ["○ 2011.11.10 20:18 │ shows another image"], hides: ["✓"])),
        FollowedLook(
            "edited-tag", "nib-hook",
            shows: [
                "New Moon U#1 │", "Phase T#4 │ row 1 ", "Full Moon U#2 │ row 2 ", "Phase T#5 │ row 3 ",
                "New Moon U#3 │ row 4 ", "Phase T#6 │ row 5 ",
            ]),
        FollowedLook(
            "another-nib", "nib-hook",
            shows: ["New Moon #1 │", "│ 2011.11.02 16:37 ", "First Quarter", "Full Moon #3 │ row 2 "]),
        FollowedLook(
            "running-indicator", "nib-hook", shows: ["2011.10.26 19:57 ✶", "2011.11.02 16:37 │"],
            then: Step("scroll 14", shows: ["2012.02.07 21:57 ✶ │", "2012.02.14 17:05 ✶ │"])),
        FollowedLook(
            "mixed-kinds", "view-factory", shows: ["Full Moon Note │ row 2 "],
            then: Step("tap note 2", shows: ["Full Moon Noted │ row 2 "]),
            Step("scroll 20", shows: [" Note │"], hides: ["Noted"]),
            Step("scroll -20", shows: ["Full Moon Noted │ row 2 ", "│ row 6 was row "])),
        FollowedLook(
            "shared-instance", "view-factory",
            shows: ["Full Moon #1 │", "row 0 given 7 times, seen once", "row 6 given 7 times, seen once"],
            hides: ["New Moon", "Quarter"]),
        FollowedLook(
            "outlets-after-archive", "view-factory",
            shows: ["Phase #3 │ row 1 ", "│ Day and time │", "Phase #8 │ row 6 "],
            hides: ["Moon #", "Quarter #", "2011."]),
        FollowedLook(
            "duplicate-tag", "view-factory",
            shows: ["New Moon #4 │ row 0 ", "First Quarter #5 │ row 1 ", "│ Day and time │"],
            hides: ["│ 2011."]),
        FollowedLook(
            "unencodable-image", "view-factory", shows: ["<UnencodableImage>) does not conform to NSCoding"]),
        FollowedLook(
            "missing-identifier", "view-factory",
            shows: ["LunarCells.xib:67:9: the cell has no identifier", "(object 6cP-ar-g78)"]),
        FollowedLook(
            "mixed-classes", "smart-nib-cell",
            then: Step(
                "source",
                shows: [
                    "CodeTableViewCell.cell(for: tableView)", "LunarTableViewCell.cell(for: tableView, from: fullNib)",
                    "QuarterTableViewCell.cell(for: tableView, from: quarterNib)",
                ])),
        FollowedLook(
            "empty-nib", "smart-nib-cell",
            shows: ["'LunarTableViewCell.xib should contain a LunarTableViewCell as its first object"]),
        FollowedLook(
            "wrong-class", "smart-nib-cell",
            shows: [
                "'LunarTableViewCell.xib should contain a LunarTableViewCell as its first object, but its first object "
                    + "is a ReusableTableViewCell.'"
            ]),
    ]

    private static let tableCellPractice = [
        FollowedLook(
            "mismatched-identifier", "owner-outlet", then: Step("scroll 50"),
            Step("stats", shows: ["made 57 ", "reused 0 ", "waiting 50 "])),
        FollowedLook(
            "mismatched-identifier", "register-nib",
            shows: ["(RegisteredTableViewcell) does not match", "(RegisteredTableViewCell)"]),
        FollowedLook(
            "wrong-label", "owner-outlet",
            shows: ["2011.10.26 19:57 #1 │", "│ Day and time │ should show “New Moon” …"],
            then: Step("why dateLabel 3", shows: ["── dateLabel ─┐", " Lc1-r9-JoE"]),
            Step("why phaseLabel 3", shows: ["── phaseLabel ─┐", " Lc1-r9-JoE"])),
        FollowedLook(
            "early-attribute", "register-nib", then: Step("show", shows: ["│ 2011.10.26 19:57"]), Step("trace on"),
            Step("experiment early-attribute"), Step("trace last", shows: ["hidesDate"])),
        FollowedLook(
            "no-module", "register-nib",
            shows: [
                "Unknown class RegisteredTableViewCell in Interface Builder file.",
                "[<UITableViewCell #1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
                    + "key dateLabel.",
            ]),
        FollowedLook(
            "forgotten-super", "owner-outlet",
            then: Step(
                "tap 2", shows: ["Full Moon #3 │ row 2 ", "│ 2011.11.10 20:18 ✓ │ should look selected"], hides: ["▸"])),
        FollowedLook(
            "wrong-update", "owner-outlet",
            shows: [
                "'Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                    + "section after the update (100) must be equal to the number of rows contained in that section "
                    + "before the update (100)", "(0 inserted, 1 deleted)",
            ]),
    ]
}
