import ReusableViews

// The controller that can be shown from anywhere. File's Owner of ReusableDatePickerViewController.xib, whose date
// picker and two buttons send it what a user does. It tells its delegate, and nobody else: it does not know who that
// is.
class ReusableDatePickerViewController: UIViewController {
    // `@Outlet` is Xcode's `@IBOutlet`: a nib that is loaded finds the property by its name.
    @Outlet var datePicker: UIDatePicker?
    // Weak: whoever shows this controller may keep it, and two that keep each other never go.
    @Outlet(.weak) var delegate: (any ReusableDatePickerDelegate)?

    /// The date on the wheels, once there are wheels; until then, the one to begin with.
    var date = Date()

    // The methods that the nib's actions name. In Xcode each has `@IBAction` instead; Swift alone finds none by its
    // name.
    override class var actions: [String: Action] {
        [
            "dateChanged:": Action(ReusableDatePickerViewController.dateChanged),
            "done:": Action(ReusableDatePickerViewController.done),
            "cancel:": Action(ReusableDatePickerViewController.cancel),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Date"
        datePicker?.date = date
    }

    func dateChanged(_ sender: UIDatePicker) {
        date = sender.date
    }

    // The trace shows who is told what; on a phone one would set a breakpoint.

    func done(_ sender: Any?) {
        Trace.tell("reusableDatePicker(_:didFinishWith:)", to: delegate, from: self)
        delegate?.reusableDatePicker(self, didFinishWith: date)
    }

    func cancel(_ sender: Any?) {
        Trace.tell("reusableDatePickerDidCancel(_:)", to: delegate, from: self)
        delegate?.reusableDatePickerDidCancel(self)
    }
}
