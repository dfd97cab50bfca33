/// The methods that a picker calls on its delegate. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Asks the delegate for the width of a wheel, in points. Without this method, the wheels share the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Asks the delegate for the height of a wheel's rows, in points. Without this method, it is a line's, 22.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Asks the delegate for the text of a row. Without this method, and without views, rows show a question mark.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Asks the delegate for the text of a row with attributes, which have no effect. Nil asks for the plain text.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Asks the delegate for a view to show in place of the text, in the middle of the row. A view without a size gets
    /// the row's.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row, from 0 at the top.
    ///   - component: The wheel, from 0 at the left.
    ///   - view: A view of the same wheel to reuse, or nil if there isn't one.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells the delegate that a user has turned a wheel to a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns an equal share of the width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        UIPickerView.usualLength
    }
    /// Returns the height of one line.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIPickerView.usualLength
    }
    /// Returns a question mark, as UIKit shows it.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "?" }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Tells the picker that rows have no views.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.noView }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
