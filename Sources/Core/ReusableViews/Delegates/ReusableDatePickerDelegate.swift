/// The methods that a reusable date picker calls on its delegate.
///
/// The picker knows nothing of its parent but this; whoever shows one takes the answer, and takes it off the screen.
@MainActor public protocol ReusableDatePickerDelegate: AnyObject {
    /// A user chose a date.
    func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date)

    /// A user chose to choose nothing.
    func reusableDatePickerDidCancel(_ picker: UIViewController)
}
