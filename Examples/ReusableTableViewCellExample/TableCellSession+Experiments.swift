import ExampleShell
import ReusableViews

extension TableCellSession {
    static func experiments(showing calendar: LunarCalendar) -> [Experiment] {
        articleExperiments(showing: calendar) + hookExperiments(showing: calendar)
            + factoryExperiments(showing: calendar) + smartCellExperiments(showing: calendar)
            + configurationExperiments(showing: calendar) + practiceExperiments(showing: calendar)
    }

    private static func articleExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        let cellNib = "ReusableTableViewCell"
        let connection = #"<outlet property="tableViewCell" destination="Qf3-mN-7xK" id="w2D-aS-81h"/>"#
        return [
            Experiment(
                name: "no-identifier", techniques: ["owner-outlet"], claims: ["T7"],
                broken: "The cell in the xib has no reuse identifier.",
                look: "scroll 50, then stats.",
                outcome: "Every scroll makes cells, and no cell is reused.",
                steps: ["scroll 50"], edits: [NibEdit(removingIdentifierFrom: cellNib)]),
            Experiment(
                name: "no-identifier", kind: .worksAfterAll, techniques: ["register-nib", "typed"],
                claims: ["N1"],
                broken: "The cell in the xib has no reuse identifier.",
                look: "scroll 50, then stats.",
                outcome: "Cells are still reused, because the table gives each the identifier under which "
                    + "its nib is registered.",
                steps: ["scroll 50"], edits: [NibEdit(removingIdentifierFrom: "RegisteredTableViewCell")]),
            Experiment(
                name: "stale-content", techniques: ["owner-outlet"], claims: ["T8"],
                broken: "The data source configures new cells only.",
                look: "scroll 20.",
                outcome: "Reused cells still show the rows they were made for.",
                steps: ["scroll 20"], source: "StaleContentViewController",
                missing: "cell!.show(calendar[indexPath.row])",
                makeController: { StaleContentViewController(calendar: calendar) }),
            Experiment(
                name: "cleared-content", techniques: ["owner-outlet"], claims: ["T8"],
                broken: "The data source configures new cells only, and the cell clears itself in prepareForReuse.",
                look: "scroll 20.",
                outcome: "Reused cells are empty. You notice this mistake at once.",
                steps: ["scroll 20"],
                edits: [
                    NibEdit(
                        nib: cellNib, find: #"customClass="ReusableTableViewCell""#,
                        replacement: #"customClass="ClearingTableViewCell""#)
                ],
                source: "ClearingTableViewCell", missing: "cell!.show(calendar[indexPath.row])",
                makeController: { StaleContentViewController(calendar: calendar) }),
            Experiment(
                name: "no-outlet", kind: .endsProgram, techniques: ["owner-outlet"], claims: ["T4"],
                broken: "The controller does not declare the outlet tableViewCell.",
                look: "the class and the key in the message.",
                outcome: "That class is not key value coding-compliant: it has no such property.",
                source: "NoOutletViewController",
                makeController: { NoOutletViewController(calendar: calendar) }),
            Experiment(
                name: "wrong-owner-class", kind: .endsProgram, techniques: ["owner-outlet"], claims: ["T4"],
                broken: "File's Owner in the xib is of another class, whose outlet has another name.",
                look: "the key in the message.",
                outcome: "The nib fills an outlet of its owner by name, and this controller has no such outlet.",
                edits: [
                    NibEdit(
                        nib: cellNib, find: #"customClass="ReusableTableViewCellExampleViewController""#,
                        replacement: #"customClass="OtherViewController""#),
                    NibEdit(
                        nib: cellNib, find: connection,
                        replacement: #"<outlet property="otherCell" destination="Qf3-mN-7xK" id="w2D-aS-81h"/>"#),
                ]),
            Experiment(
                name: "no-connection", kind: .endsProgram, techniques: ["owner-outlet"], claims: ["T4"],
                broken: "File's Owner is not connected to the cell.",
                look: "the message: is it about a key?",
                outcome: "It isn't. The cell was made, but the outlet is nil where the data source needs it: nothing "
                    + "connected it.",
                edits: [NibEdit(nib: cellNib, find: connection, replacement: "")]),
            Experiment(
                name: "no-owner", kind: .endsProgram, techniques: ["owner-outlet"], claims: ["T4"],
                broken: "The nib is loaded with owner: nil.",
                look: "the class in the message.",
                outcome: "It is NSObject: UIKit puts a plain one where no owner is given, and that has no such outlet.",
                source: "NoOwnerViewController",
                makeController: { NoOwnerViewController(calendar: calendar) }),
        ]
    }

    private static func hookExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        let label = #"tag="20" contentMode="left" text="Phase""#
        let edited = #"tag="21" contentMode="left" text="Phase""#
        return [
            Experiment(
                name: "edited-tag", techniques: ["nib-hook"], claims: ["H4", "V10"],
                broken: "The tag of the phase label was changed, in both nibs.",
                look: "the texts in each row.",
                outcome: "Rows 0, 2, 4… are made by the hook and are right. In the others viewWithTag(20) finds "
                    + "nothing.",
                edits: ["HookedTableViewCell", "LunarCells"].map {
                    NibEdit(nib: $0, find: label, replacement: edited)
                },
                source: "EditedTagViewController",
                makeController: { EditedTagViewController(calendar: calendar) }),
            Experiment(
                name: "running-indicator", techniques: ["nib-hook"], claims: ["T8", "H3"],
                broken: "An activity indicator runs in every other row. The code starts it, and never stops it.",
                look: "scroll 14: the right end of each row.",
                outcome: "Indicators also run in rows with an odd number. A cell remembers what the code started.",
                steps: ["scroll 14"],
                edits: [
                    NibEdit(
                        nib: "HookedTableViewCell", find: #"<outlet property="dateLabel""#,
                        replacement: #"<outlet property="activityIndicator" destination="bU5-yI-nD1" id="aI3-oU-tL7"/>"#
                            + #"<outlet property="dateLabel""#),
                    NibEdit(
                        nib: "HookedTableViewCell",
                        find: #"<label opaque="NO" userInteractionEnabled="NO" tag="20""#,
                        replacement: #"<activityIndicatorView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" "#
                            + #"hidesWhenStopped="YES" style="medium" id="bU5-yI-nD1"><rect key="frame" x="288" "#
                            + #"y="22" width="20" height="22"/></activityIndicatorView>"#
                            + #"<label opaque="NO" userInteractionEnabled="NO" tag="20""#),
                ],
                source: "RunningIndicatorViewController",
                makeController: { RunningIndicatorViewController(calendar: calendar) }),
            Experiment(
                name: "another-nib", kind: .worksAfterAll, techniques: ["nib-hook"], claims: ["H5"],
                broken: "Breaks nothing: every other row is of a mirrored nib, in which two labels even share a tag.",
                look: "the texts in each row.",
                outcome: "One hook class fills both: it knows the names of the outlets, not where the views are.",
                edits: [NibEdit(nib: "MirroredTableViewCell", find: #"tag="2""#, replacement: #"tag="1""#)],
                source: "AnotherNibViewController",
                makeController: { AnotherNibViewController(calendar: calendar) }),
        ]
    }

    private static func factoryExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        let nib = "LunarCells"
        let image = #"image="moonphase.first.quarter" catalog="system""#
        return [
            Experiment(
                name: "mixed-kinds", kind: .worksAfterAll, techniques: ["view-factory"], claims: ["V1", "V2", "V7"],
                broken: "Breaks nothing: the rows are of three kinds, all from one nib; full moons have a button.",
                look: "tap note 2, scroll 20, scroll -20: the buttons.",
                outcome: "Row 2 still shows Noted, and no other: the controller knows which row the button was in.",
                source: "MixedKindsViewController",
                makeController: { MixedKindsViewController(calendar: calendar) }),
            Experiment(
                name: "shared-instance", techniques: ["view-factory"], claims: ["V3"],
                broken: "The factory keeps the nib's cell itself, not an archive of it.",
                look: "each row, and the note beside it.",
                outcome: "Every row is given the same cell. A view can be in one place only, so just the last row "
                    + "shows.",
                source: "SharedInstanceViewController",
                makeController: { SharedInstanceViewController(calendar: calendar) }),
            Experiment(
                name: "outlets-after-archive", techniques: ["view-factory"], claims: ["V4"],
                broken: "The cells in the factory find their labels through outlets.",
                look: "the texts in each row.",
                outcome: "The outlets of the copies are nil: all rows show the texts of the nib.",
                source: "OutletsAfterArchiveViewController",
                makeController: { OutletsAfterArchiveViewController(calendar: calendar) }),
            Experiment(
                name: "duplicate-tag", techniques: ["view-factory"], claims: ["V10"],
                broken: "Both labels have the tag 20.",
                look: "both texts in each row.",
                outcome: "viewWithTag finds the first of them: the other never changes.",
                edits: [
                    NibEdit(
                        nib: nib, find: #"tag="30" contentMode="left" text="Day and time""#,
                        replacement: #"tag="20" contentMode="left" text="Day and time""#)
                ],
                source: "TaggedTableViewCell"),
            Experiment(
                name: "unencodable-image", kind: .endsProgram, techniques: ["view-factory"], claims: ["V5"],
                broken: "The image in the cell can't be encoded, as none could before iOS 5.",
                look: "the class in the message.",
                outcome: "An archive encodes everything in the cell. Today UIImage can encode itself.",
                edits: [
                    NibEdit(
                        nib: nib, find: image,
                        replacement: image
                            + #" customClass="UnencodableImageView" customModuleProvider="target""#)
                ],
                source: "UnencodableImageView"),
            Experiment(
                name: "missing-identifier", kind: .endsProgram, techniques: ["view-factory"], claims: ["V2"],
                broken: "One of the three cells in the nib has no identifier.",
                look: "the place in the message.",
                outcome: "The message says which cell it is, and in which line.",
                edits: [NibEdit(nib: nib, find: #" reuseIdentifier="full""#, replacement: "")],
                source: "ViewFactory"),
        ]
    }

    private static func configurationExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        [
            Experiment(
                name: "not-given-back", techniques: ["content-configuration"], claims: ["N4"],
                broken: "The configuration is not given back to the cell.",
                look: "each row; then tree.",
                outcome: "The rows are empty. A configuration is a value: what was filled in is a copy, and no view "
                    + "was made of it.",
                source: "NotGivenBackViewController",
                makeController: { NotGivenBackViewController(calendar: calendar) }),
            Experiment(
                name: "state-not-read", techniques: ["content-configuration"], claims: ["N5"],
                broken: "The handler does not read the state that it is given.",
                look: "select 2: the picture in row 2.",
                outcome: "It stays a moon. The handler was called for the new state, and showed the same again.",
                steps: ["select 2"], source: "StateNotReadViewController",
                makeController: { StateNotReadViewController(calendar: calendar) }),
        ]
    }

    private static func smartCellExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        let nib = "LunarTableViewCell"
        return [
            Experiment(
                name: "mixed-classes", kind: .worksAfterAll, techniques: ["smart-nib-cell"], claims: ["S7"],
                broken: "Breaks nothing: the rows are of three classes, one made in code and two from nibs.",
                look: "source: the data source.",
                outcome: "It has one line for each class.",
                source: "MixedClassesViewController",
                makeController: { MixedClassesViewController(calendar: calendar) }),
            Experiment(
                name: "empty-nib", kind: .endsProgram, techniques: ["smart-nib-cell"], claims: ["S3"],
                broken: "There is no cell in the nib.",
                look: "the names in the message.",
                outcome: "It names the nib and the class.",
                edits: [
                    NibEdit(nib: nib, find: "<tableViewCell ", replacement: "<!-- <tableViewCell "),
                    NibEdit(nib: nib, find: "</tableViewCell>", replacement: "</tableViewCell> -->"),
                ],
                source: "NibTableViewCell"),
            Experiment(
                name: "wrong-class", kind: .endsProgram, techniques: ["smart-nib-cell"], claims: ["S3"],
                broken: "The cell in the nib is of another class.",
                look: "the names in the message.",
                outcome: "It names the nib, the class and the other class.",
                edits: [
                    NibEdit(
                        nib: nib, find: #"customClass="LunarTableViewCell""#,
                        replacement: #"customClass="ReusableTableViewCell""#)
                ],
                source: "NibTableViewCell"),
        ]
    }
}

extension NibEdit {
    /// Takes the identifier out of the nib of a cell whose nib and identifier have the same name.
    fileprivate init(removingIdentifierFrom nib: String) {
        self.init(nib: nib, find: " reuseIdentifier=\"\(nib)\"", replacement: "")
    }
}
