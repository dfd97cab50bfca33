import ReusableViews

// One parent of the date picker: it shows what the Moon was like on a day. After making a picker it sets itself as the
// delegate. Only this connects the two.
class HomeViewController: UIViewController, DatePickerParent, ReusableDatePickerDelegate {
    @Outlet var dateLabel: UILabel?
    @Outlet var moonImageView: UIImageView?
    @Outlet var moonLabel: UILabel?

    private(set) var date: Date
    let calendar: Calendar

    init(date: Date, calendar: Calendar) {
        self.date = date
        self.calendar = calendar
        // Subclasses share this nib, so the name can't follow from the class.
        super.init(nibName: "HomeViewController", bundle: nil)
        title = "Home"
    }

    required init?(coder: NSCoder) {
        date = Date()
        calendar = .current
        super.init(coder: coder)
    }

    override class var actions: [String: Action] {
        [
            "presentPicker:": Action(HomeViewController.presentPicker),
            "pushPicker:": Action(HomeViewController.pushPicker),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showDate()
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
        showDate()
        picker.leave()
    }

    func reusableDatePickerDidCancel(_ picker: UIViewController) {
        picker.leave()
    }

    private func showDate() {
        let moon = MoonOnDay(date, in: calendar.timeZone)
        dateLabel?.show(date, in: calendar)
        moonImageView?.image = UIImage(systemName: moon.symbolName)
        moonLabel?.text = moon.name
    }
}
