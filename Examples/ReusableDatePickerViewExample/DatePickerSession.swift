import ExampleShell
import ReusableViews
import Teaching

/// The session of the commands of `date-picker`.
final class DatePickerSession: ExampleSession {
    /// Creates a session.
    ///
    /// - Parameter launchArguments: The arguments with which another process makes the same screen.
    convenience init(launchArguments: [String] = []) { self.init(.datePicker(launchArguments: launchArguments)) }

    override var screenParts: [ScreenPart] { statesOfControllers }

    // MARK: The screen

    /// The root of every technique: a tab for each parent, with a navigation controller of its own.
    static func tabs(home: any DatePickerParent, settings: any DatePickerParent) -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: home), UINavigationController(rootViewController: settings),
        ]
        return tabs
    }

    /// The root of the screen.
    var tabs: UITabBarController { window.rootViewController as! UITabBarController }

    /// The parent of a tab.
    func parent(_ tab: Tab) -> any DatePickerParent {
        let navigation = tabs.viewControllers![tab.index] as! UINavigationController
        return navigation.viewControllers[0] as! any DatePickerParent
    }

    /// The tab that is chosen, or chosen from now on.
    var tab: Tab { Tab.allCases[tabs.selectedIndex] }

    /// Chooses a tab, as a tap does.
    ///
    /// - Throws: ``DatePickerError`` if a picker covers the tabs.
    func choose(_ tab: Tab) throws(DatePickerError) {
        guard tabs.presentedViewController == nil else { throw .covered }
        tabs.selectedIndex = tab.index
    }

    /// The picker on the screen, however it came there.
    var picker: ReusableDatePickerViewController? {
        (tabs.presentedViewController ?? parent(tab).navigationController?.topViewController)
            as? ReusableDatePickerViewController
    }

    override var touchables: [Touchable] {
        let wheels = picker?.datePicker.map { DateWheel.touchables(of: $0, turnedBy: "spin") } ?? []
        return wheels + super.touchables
    }

    /// Returns the way in which a picker came on the screen, and the tab from which it came.
    func way(of picker: ReusableDatePickerViewController) -> String {
        "\(picker.navigationController == nil ? "presented" : "pushed") from \(tab)"
    }

    /// A date as commands take it, `2011-10-29`.
    func day(_ date: Date) -> String {
        date.formatted(
            Date.ISO8601FormatStyle(timeZone: world.calendar.timeZone).year().month().day())
    }

    /// The parent to show a picker.
    ///
    /// - Throws: ``DatePickerError`` if there is one on the screen already.
    func parentWithoutPicker() throws(DatePickerError) -> any DatePickerParent {
        guard picker == nil else { throw .alreadyShown }
        return parent(tab)
    }

    /// The wheels on the screen.
    ///
    /// - Throws: ``DatePickerError`` if there aren't any.
    func wheels() throws(DatePickerError) -> UIDatePicker {
        guard let wheels = picker?.datePicker else { throw picker == nil ? .notShown : .unconnected }
        return wheels
    }
}

extension ExampleProgram {
    /// The program `date-picker`, which another process shows in the same way with some arguments.
    static func datePicker(launchArguments: [String]) -> ExampleProgram {
        ExampleProgram(
            name: "date-picker",
            question: "One picker, two screens: which one gets the date?",
            firstCommand: ("present", "show the picker"),
            tour: [
                "tap present", "spin day 1", "tap done", "reset", "tap push", "spin day 1", "tap cancel", "reset",
                "tap settings", "tap present", "spin day 1", "tap done", "reset", "tap settings", "tap push",
                "tap done",
            ],
            launchArguments: launchArguments,
            commands: [
                Present.self, Push.self, Pull.self, From.self, Spin.self, SetDate.self, State.self, Owners.self,
            ],
            techniques: DatePickerSession.techniques, experiments: DatePickerSession.experiments,
            counting: CountedClasses(ReusableDatePickerViewController.self)
        ).teaching()
    }
}
