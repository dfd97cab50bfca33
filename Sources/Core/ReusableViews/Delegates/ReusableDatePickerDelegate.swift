/// Is told what a user did in a reusable date picker.
///
/// The picker knows nothing of its parent but this; whoever shows one takes the answer, and takes it off the screen.
@MainActor public protocol ReusableDatePickerDelegate: AnyObject {
    /// A user chose a date.
    func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date)

    /// A user chose to choose nothing.
    func reusableDatePickerDidCancel(_ picker: UIViewController)
}
