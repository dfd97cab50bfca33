import ExampleShell
import ReusableViews

extension TableCellSession {
    static func techniques(showing calendar: LunarCalendar) -> [Technique] {
        [
            technique(
                "owner-outlet", ReusableTableViewCellExampleViewController.self, showing: calendar,
                claims: ["T1", "T2", "T3", "T4", "T5"],
                summary: "The controller loads the nib as its owner and finds the cell in its outlet."),
            technique(
                "code", CodeTableViewController.self, showing: calendar, claims: ["T1"],
                summary: "No nib: the cell class builds its labels and image itself."),
        ]
    }

    private static func technique(
        _ name: String, _ controller: LunarCalendarViewController.Type, showing calendar: LunarCalendar,
        claims: [String], summary: String
    ) -> Technique {
        Technique(name: name, summary: summary, claims: claims, source: "\(controller)") {
            controller.init(calendar: calendar)
        }
    }
}
