/// Says what the rows of a picker show, and is told which are selected. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The width of a wheel, in points. Without this method the wheels share the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows, in points. Without this method it is a line's, 22.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The text of a row. Without this method, and without views, rows show a question mark.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A view to show in the place of the text, in the middle of the row; one without a size gets the row's.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row, from 0 at the top.
    ///   - component: The wheel, from 0 at the left.
    ///   - view: A view of the same wheel to reuse; nil if there is none.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// A user has turned a wheel to a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// An equal share of the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        UIPickerView.usualLength
    }
    /// The height of a line.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIPickerView.usualLength
    }
    /// A question mark, as UIKit shows it.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "?" }
    /// Lets the picker know that rows have no views.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
