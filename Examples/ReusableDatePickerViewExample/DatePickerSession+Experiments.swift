import ExampleShell
import ReusableViews

extension DatePickerSession {
    static var experiments: [Experiment] {
        [
            Experiment(
                name: "no-delegate", techniques: ["delegate"], claims: ["D4", "D6"],
                broken: "Home makes a picker and forgets to set itself as its delegate.",
                look: "present, tap done: there is no delegate, so nothing happens. experiment no-delegate, "
                    + "tap settings, present, spin day +1, tap done: Settings is told, and shows the next day.",
                steps: ["present", "tap done"], source: "NoDelegateHomeViewController",
                makeController: { tabs { NoDelegateHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "strong-delegate", techniques: ["delegate"], claims: ["D6"],
                broken: "Home keeps its picker, and the picker keeps its delegate, Home: neither ever goes.",
                look:
                    "present, tap done, owners: a circle. reset, stats: live counts a picker that nothing leads to. "
                    + "experiment strong-delegate, present, tap done, reset, stats: it counts one more.",
                steps: ["present", "tap done"], source: "StrongDelegateDatePickerViewController",
                makeController: { tabs { StrongDelegateHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "strong-closure", techniques: ["closure"], claims: ["D6"],
                broken: "The closures that Home gives its picker use the picker without [weak picker].",
                look: "present, tap done, reset, stats: live counts a picker that nothing leads to: it keeps its "
                    + "closures, and they keep it.",
                steps: ["present", "tap done"], source: "StrongClosureHomeViewController",
                makeController: {
                    let (now, calendar) = (World.current.now(), World.current.calendar)
                    return tabs(
                        home: StrongClosureHomeViewController(date: now, calendar: calendar),
                        settings: ClosureSettingsViewController(date: now, calendar: calendar))
                }),
            Experiment(
                name: "no-view-outlet", kind: .endsProgram, techniques: ["delegate", "closure"], claims: ["D1"],
                broken: "File's Owner of the picker's nib is not connected to the view.",
                look: "The nib was loaded, but the controller has no view to show.",
                steps: ["present"],
                edits: [
                    NibEdit(
                        nib: "ReusableDatePickerViewController",
                        find: #"<outlet property="view" destination="rD4-7w-KcS" id="vO2-9s-Lx5"/>"#, replacement: "")
                ],
                source: "ReusableDatePickerViewController"),
        ]
    }

    static func tabs(home makeHome: (Date, Calendar) -> HomeViewController) -> UIViewController {
        let (now, calendar) = (World.current.now(), World.current.calendar)
        return tabs(home: makeHome(now, calendar), settings: SettingsViewController(date: now, calendar: calendar))
    }
}
