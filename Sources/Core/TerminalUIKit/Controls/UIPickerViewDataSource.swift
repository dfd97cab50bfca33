/// The methods that a picker calls on its data source.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Asks the data source for the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asks the data source for the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
