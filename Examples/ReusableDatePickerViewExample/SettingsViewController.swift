import ReusableViews

// Another parent of the date picker, independent of the first: it sets the day on which a calendar of the Moon starts.
class SettingsViewController: UIViewController, DatePickerParent, ReusableDatePickerDelegate {
    @Outlet var startLabel: UILabel?
    @Outlet var firstEventLabel: UILabel?

    private(set) var date: Date
    let calendar: Calendar

    init(date: Date, calendar: Calendar) {
        self.date = date
        self.calendar = calendar
        // Subclasses share this nib, so the name can't follow from the class.
        super.init(nibName: "SettingsViewController", bundle: nil)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        date = Date()
        calendar = .current
        super.init(coder: coder)
    }

    override class var actions: [String: Action] {
        [
            "presentPicker:": Action(SettingsViewController.presentPicker),
            "pushPicker:": Action(SettingsViewController.pushPicker),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showStart()
    }

    func presentPicker(_ sender: Any?) {
        let picker = makePicker()
        // Since iOS 13, the default is a card.
        picker.modalPresentationStyle = .fullScreen
        present(picker, animated: true)
    }

    func pushPicker(_ sender: Any?) {
        navigationController?.pushViewController(makePicker(), animated: true)
    }

    func makePicker() -> ReusableDatePickerViewController {
        let picker = ReusableDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        picker.date = date
        picker.delegate = self
        return picker
    }

    func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date) {
        self.date = date
        showStart()
        picker.leave()
    }

    func reusableDatePickerDidCancel(_ picker: UIViewController) {
        picker.leave()
    }

    private func showStart() {
        let first = LunarEvent(firstSince: calendar.startOfDay(for: date))
        startLabel?.show(date, in: calendar)
        firstEventLabel?.text = "\(first.phase.name), \(first.dateString)"
    }
}
