import ReusableViews

// No placeholders: the pickers are created in code, so which of them are shown can be chosen while running.
class ProgrammaticViewController: EventViewController {
    /// The dates on the screen, from top to bottom.
    var dates: [EventDate] = [.start, .end] {
        didSet { showDates() }
    }

    private var made: [EventDate: IgnorableDatePickerView] = [:]
    private var captions: [UILabel] = []

    override var pickers: [EventDate: IgnorableDatePickerView] { made.filter { dates.contains($0.key) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        bar.autoresizingMask = .flexibleWidth
        bar.items = [UINavigationItem(title: "Timeline Event")]
        view.addSubview(bar)
        showDates()
    }

    /// Makes a picker.
    func makePicker(frame: CGRect) -> IgnorableDatePickerView {
        ProgrammaticDatePickerView(frame: frame)
    }

    // A picker that was shown before comes back with its date.
    private func showDates() {
        captions.forEach { $0.removeFromSuperview() }
        made.values.forEach { $0.removeFromSuperview() }
        captions = []
        var top: CGFloat = 44
        for date in dates {
            let caption = UILabel(frame: CGRect(x: 8, y: top, width: view.bounds.width - 16, height: 22))
            caption.text = date.caption
            caption.font = .boldSystemFont(ofSize: 17)
            captions.append(caption)
            let frame = CGRect(x: 0, y: top + 22, width: view.bounds.width, height: 110)
            let picker = made[date] ?? makePicker(frame: frame)
            picker.frame = frame
            picker.autoresizingMask = .flexibleWidth
            made[date] = picker
            view.addSubview(caption)
            view.addSubview(picker)
            top = frame.maxY
        }
    }
}
