/// The methods that a reusable date picker calls on its delegate.
///
/// The picker knows only this protocol of its parent. The controller that shows the picker also dismisses it.
@MainActor public protocol ReusableDatePickerDelegate: AnyObject {
    /// Tells the delegate that the user chose a date.
    func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date)

    /// Tells the delegate that the user canceled.
    func reusableDatePickerDidCancel(_ picker: UIViewController)
}
