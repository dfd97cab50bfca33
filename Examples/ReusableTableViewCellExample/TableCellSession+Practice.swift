import ExampleShell
import ReusableViews

// The mistakes of practice that the articles don't tell of.
extension TableCellSession {
    static func practiceExperiments(showing calendar: LunarCalendar) -> [Experiment] {
        let nib = "ReusableTableViewCell"
        return [
            Experiment(
                name: "mismatched-identifier", techniques: ["owner-outlet"], claims: ["T7"],
                broken: "The identifier in the xib is not the one the data source asks for: one letter differs.",
                look: "scroll 50, then stats: waiting.",
                outcome: "No cell is reused, and waiting grows: the cells wait under a name that is never asked for.",
                steps: ["scroll 50"],
                edits: [
                    NibEdit(
                        nib: nib, find: #"reuseIdentifier="ReusableTableViewCell""#,
                        replacement: #"reuseIdentifier="ReusableTableViewcell""#)
                ]),
            Experiment(
                name: "mismatched-identifier", kind: .endsProgram, techniques: ["register-nib", "typed"],
                claims: ["T7", "N1"],
                broken: "The identifier in the xib differs from the registered one by one letter.",
                look: "the names in the message.",
                outcome: "The table compares the two, and its message names both.",
                edits: [
                    NibEdit(
                        nib: "RegisteredTableViewCell", find: #"reuseIdentifier="RegisteredTableViewCell""#,
                        replacement: #"reuseIdentifier="RegisteredTableViewcell""#)
                ]),
            Experiment(
                name: "wrong-label", techniques: ["owner-outlet"], claims: ["T1"],
                broken: "The outlet for the date is connected to the label for the phase.",
                look: "why dateLabel 3, and why phaseLabel 3.",
                outcome: "Dates are in the place of the phases, and below them is the text of the xib, because both "
                    + "outlets lead to one label.",
                edits: [
                    NibEdit(
                        nib: nib, find: #"<outlet property="dateLabel" destination="5bX-Ze-q4M""#,
                        replacement: #"<outlet property="dateLabel" destination="Lc1-r9-JoE""#)
                ],
                source: "ReusableTableViewCell"),
            Experiment(
                name: "forgotten-super", techniques: ["owner-outlet"], claims: ["T1"],
                broken: "The cell's setSelected(_:animated:) doesn't call super.",
                look: "tap 2.",
                outcome: "The row gets its check mark, but does not look selected. super would have done that.",
                steps: ["tap 2"],
                edits: [
                    NibEdit(
                        nib: nib, find: #"customClass="ReusableTableViewCell""#,
                        replacement: #"customClass="ForgetfulTableViewCell""#)
                ],
                source: "ForgetfulTableViewCell"),
            Experiment(
                name: "early-attribute", techniques: ["register-nib"], claims: [],
                broken: "A runtime attribute has the cell hide its date label.",
                look: "show: the dates. The steps that make a cell: trace on, experiment early-attribute, trace last.",
                outcome: "The dates are still there. UIKit sets runtime attributes before it connects outlets, so "
                    + "there was no label to hide.",
                edits: [
                    NibEdit(
                        nib: "RegisteredTableViewCell", find: #"customClass="RegisteredTableViewCell""#,
                        replacement: #"customClass="DatelessTableViewCell""#),
                    NibEdit(
                        nib: "RegisteredTableViewCell", find: "</tableViewCellContentView>",
                        replacement: "</tableViewCellContentView> <userDefinedRuntimeAttributes>"
                            + #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidesDate" value="YES"/>"#
                            + "</userDefinedRuntimeAttributes>"),
                ],
                source: "DatelessTableViewCell"),
            Experiment(
                name: "no-module", kind: .endsProgram, techniques: ["register-nib"], claims: [],
                broken: "In the xib, the class of the cell has no module.",
                look: "the class in each of the two messages.",
                outcome: "A class written in Swift is known by its module and its name. UIKit can't find it by the "
                    + "name alone, and makes a plain cell, which has no such outlet.",
                edits: [
                    NibEdit(
                        nib: "RegisteredTableViewCell",
                        find: #" customModule="ReusableTableViewCellExample" customModuleProvider="target""#,
                        replacement: "")
                ],
                source: "RegisteredTableViewCell"),
            Experiment(
                name: "wrong-update", kind: .endsProgram, techniques: ["owner-outlet"], claims: [],
                broken: "A row is deleted in the table, but not in its data.",
                look: "the numbers in the message.",
                outcome: "The table counts: the rows before, minus the deleted one, must equal the rows that its data "
                    + "source reports now.",
                steps: ["delete 2"], source: "WrongUpdateViewController",
                makeController: { WrongUpdateViewController(calendar: calendar) }),
        ]
    }
}
