import ExampleShell
import ReusableViews

extension DatePickerSession {
    static var experiments: [Experiment] {
        [
            Experiment(
                name: "no-delegate", techniques: ["delegate"], claims: ["D4", "D6"],
                broken: "Home makes a picker and forgets to set itself as its delegate.",
                look: "present, tap done. Then again: experiment no-delegate, tap settings, present, spin day +1, tap "
                    + "done.",
                outcome: "Home's picker has no delegate to call. Settings' picker has one, so Settings shows the next "
                    + "day.",
                steps: ["present", "tap done"], source: "NoDelegateHomeViewController",
                makeController: { tabs { NoDelegateHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "strong-delegate", techniques: ["delegate"], claims: ["D6"],
                broken: "Home keeps its picker, and the picker keeps its delegate, Home. Neither is ever released.",
                look: "present, tap done, owners, reset, stats. experiment strong-delegate, present, tap done, "
                    + "reset, stats.",
                outcome: "The two retain each other: live counts an unreachable picker, and one more each time.",
                steps: ["present", "tap done"], source: "StrongDelegateDatePickerViewController",
                makeController: { tabs { StrongDelegateHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "strong-closure", techniques: ["closure"], claims: ["D6"],
                broken: "The closures that Home gives its picker use the picker without [weak picker].",
                look: "present, tap done, reset, stats.",
                outcome: "live counts an unreachable picker: it keeps its closures, and they keep it.",
                steps: ["present", "tap done"], source: "StrongClosureHomeViewController",
                makeController: {
                    let (now, calendar) = (World.current.now(), World.current.calendar)
                    return tabs(
                        home: StrongClosureHomeViewController(date: now, calendar: calendar),
                        settings: ClosureSettingsViewController(date: now, calendar: calendar))
                }),
            Experiment(
                name: "pulled-card", techniques: ["delegate"], claims: ["D4"],
                broken: "Home presents its picker as a card, which a user can pull down.",
                look: "present, pull: the bar at the top.",
                outcome: "The picker is gone, and reported neither Done nor Cancel. Home still waits for a date.",
                steps: ["present", "pull"], source: "CardHomeViewController",
                makeController: { tabs { CardHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "watched-card", kind: .worksAfterAll, techniques: ["delegate"], claims: ["D4"],
                broken: "Breaks nothing: Home is also the delegate of the card's presentation controller.",
                look: "present, pull: the bar at the top.",
                outcome: "The card calls its delegate when it is pulled down, so Home stops waiting.",
                steps: ["present", "pull"], source: "WatchedCardHomeViewController",
                makeController: { tabs { WatchedCardHomeViewController(date: $0, calendar: $1) } }),
            Experiment(
                name: "no-view-outlet", kind: .endsProgram, techniques: ["delegate", "closure"], claims: ["D1"],
                broken: "File's Owner of the picker's nib is not connected to the view.",
                look: "the outlet in the message.",
                outcome: "The nib was loaded, but the controller has no view to show.",
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
