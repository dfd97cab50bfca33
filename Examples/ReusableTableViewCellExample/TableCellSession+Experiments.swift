import ExampleShell
import ReusableViews

extension TableCellSession {
    static func experiments(showing calendar: LunarCalendar) -> [Experiment] {
        let cellNib = "ReusableTableViewCell"
        let connection = #"<outlet property="tableViewCell" destination="Qf3-mN-7xK" id="w2D-aS-81h"/>"#
        return [
            Experiment(
                name: "no-identifier", claims: ["T7"],
                broken: "The cell in the xib has no reuse identifier.",
                look: "scroll 50, then stats: cells are created with every scroll and never come back.",
                edits: [NibEdit(nib: cellNib, find: #" reuseIdentifier="ReusableTableViewCell""#, replacement: "")]),
            Experiment(
                name: "stale-content", claims: ["T8"],
                broken: "The data source configures new cells only.",
                look: "scroll 20: cells that come back still show the rows they were made for.",
                source: "StaleContentViewController",
                makeController: { StaleContentViewController(calendar: calendar) }),
            Experiment(
                name: "cleared-content", claims: ["T8"],
                broken: "As stale-content, but the cell clears itself in prepareForReuse.",
                look: "scroll 20: cells that come back are empty. A mistake that is seen at once.",
                edits: [
                    NibEdit(
                        nib: cellNib, find: #"customClass="ReusableTableViewCell""#,
                        replacement: #"customClass="ClearingTableViewCell""#)
                ],
                source: "ClearingTableViewCell",
                makeController: { StaleContentViewController(calendar: calendar) }),
            Experiment(
                name: "no-outlet", claims: ["T4"],
                broken: "The controller does not declare the outlet tableViewCell.",
                look: "The class named in the message is not key value coding-compliant: it has no such property.",
                endsProgram: true, source: "NoOutletViewController",
                makeController: { NoOutletViewController(calendar: calendar) }),
            Experiment(
                name: "wrong-owner-class", claims: ["T4"],
                broken: "File's Owner in the xib is of another class, whose outlet has another name.",
                look: "The nib fills the outlet it knows, on whoever loads it; this controller has none of that name.",
                endsProgram: true,
                edits: [
                    NibEdit(
                        nib: cellNib, find: #"customClass="ReusableTableViewCellExampleViewController""#,
                        replacement: #"customClass="OtherViewController""#),
                    NibEdit(
                        nib: cellNib, find: connection,
                        replacement: #"<outlet property="otherCell" destination="Qf3-mN-7xK" id="w2D-aS-81h"/>"#),
                ]),
            Experiment(
                name: "no-connection", claims: ["T4"],
                broken: "File's Owner is not connected to the cell.",
                look: "The cell was made and nobody got it: the outlet is nil where the data source needs it.",
                endsProgram: true, edits: [NibEdit(nib: cellNib, find: connection, replacement: "")]),
            Experiment(
                name: "no-owner", claims: ["T4"],
                broken: "The nib is loaded with owner: nil.",
                look: "Nobody stands in for File's Owner, so the outlet that is asked next is nil.",
                endsProgram: true, source: "NoOwnerViewController",
                makeController: { NoOwnerViewController(calendar: calendar) }),
        ]
    }
}
