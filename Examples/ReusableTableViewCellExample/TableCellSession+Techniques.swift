import ExampleShell
import ReusableViews

extension TableCellSession {
    static func techniques(showing calendar: LunarCalendar) -> [Technique] {
        [
            technique(
                "owner-outlet", ReusableTableViewCellExampleViewController.self, showing: calendar,
                claims: ["T1", "T2", "T3", "T4", "T5", "T6"],
                summary: "The controller loads the nib as its owner and finds the cell in its outlet."),
            technique(
                "code", CodeTableViewController.self, showing: calendar, claims: ["T1"],
                summary: "No nib: the cell class builds its labels and image itself."),
            technique(
                "smart-cell", SmartCellViewController.self, showing: calendar, claims: ["S1", "S6"],
                summary: "The cell class, laid out in code, dequeues itself."),
            technique(
                "smart-nib-cell", SmartNibCellViewController.self, showing: calendar,
                claims: ["S2", "S4", "S5", "S6"],
                summary: "The cell class dequeues itself, or makes itself from a nib that the controller keeps."),
            technique(
                "nib-hook", NibHookViewController.self, showing: calendar, claims: ["H1", "H2", "H3", "H4"],
                summary: "A hook owns the nib, numbers the subviews, and finds them again in a reused cell."),
            technique(
                "view-factory", ViewFactoryViewController.self, showing: calendar, claims: ["V1", "V6", "V8", "V9"],
                summary: "A factory archives the nib's cells by identifier, and unarchives copies."),
            technique(
                "register-nib", RegisterNibViewController.self, showing: calendar, claims: ["N1"],
                summary: "The table has the nib, and makes cells when none can be reused.",
                today: "Built into UIKit since iOS 5: the table reads the nib once, and always returns a cell."),
            technique(
                "typed", TypedViewController.self, showing: calendar, claims: ["N2"],
                summary: "Like register-nib, but the cell's type supplies identifier and nib."),
            technique(
                "content-configuration", ContentConfigurationViewController.self, showing: calendar,
                claims: ["N4", "N5", "N8"],
                summary: "The cell takes a value that says what it shows, and the value makes the views.",
                today: "Built into UIKit since iOS 14: neither a class of cells nor a nib is needed for usual rows."),
        ]
    }

    private static func technique(
        _ name: String, _ controller: LunarCalendarViewController.Type, showing calendar: LunarCalendar,
        claims: [String], summary: String, today: String? = nil
    ) -> Technique {
        Technique(name: name, summary: summary, claims: claims, source: "\(controller)", today: today) {
            controller.init(calendar: calendar)
        }
    }
}
