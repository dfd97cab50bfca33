import ExampleShell
import ReusableViews

extension DatePickerSession {
    static var techniques: [Technique] {
        [
            Technique(
                name: "delegate", summary: "The picker calls its delegate, which each parent sets to itself.",
                claims: ["D1", "D2", "D3", "D4", "D5"], source: "ReusableDatePickerViewController",
                today: "UIKit is full of delegates. For one or two answers, many developers use closures.",
                makeController: { tabs { HomeViewController(date: $0, calendar: $1) } }),
            Technique(
                name: "closure", summary: "The picker calls two closures, which each parent gives it.",
                claims: ["D4", "D5"], source: "ClosureDatePickerViewController",
                makeController: {
                    let (now, calendar) = (World.current.now(), World.current.calendar)
                    return tabs(
                        home: ClosureHomeViewController(date: now, calendar: calendar),
                        settings: ClosureSettingsViewController(date: now, calendar: calendar))
                }),
        ]
    }
}
