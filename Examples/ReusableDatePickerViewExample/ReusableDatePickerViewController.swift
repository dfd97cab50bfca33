import ReusableViews

// The controller that can be shown from anywhere. File's Owner of ReusableDatePickerViewController.xib, whose date
// picker and two buttons call its actions. It calls only its delegate, and doesn't know its class.
class ReusableDatePickerViewController: UIViewController {
    // `@Outlet` is Xcode's `@IBOutlet`: a nib that is loaded finds the property by its name.
    @Outlet var datePicker: UIDatePicker?
    // Weak, because two objects that retain each other are never released.
    @Outlet(.weak) var delegate: (any ReusableDatePickerDelegate)?

    /// The date on the wheels. Before there are wheels, the first date to show.
    var date = Date()

    // The methods that the nib's actions name. In Xcode each has `@IBAction` instead. Swift alone can't find a method
    // by its name.
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

    // The trace shows the call. On a phone, you would set a breakpoint.

    func done(_ sender: Any?) {
        Trace.tell("reusableDatePicker(_:didFinishWith:)", to: delegate, from: self)
        delegate?.reusableDatePicker(self, didFinishWith: date)
    }

    func cancel(_ sender: Any?) {
        Trace.tell("reusableDatePickerDidCancel(_:)", to: delegate, from: self)
        delegate?.reusableDatePickerDidCancel(self)
    }
}
