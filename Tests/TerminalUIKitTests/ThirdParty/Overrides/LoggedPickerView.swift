import TerminalUIKit
import UIKitExtras

// Overrides that a library could have, of pickers, search bars and effect views. Compiling them is the test.

class LoggedPickerView: UIPickerView {
    override var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    override var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    override var numberOfComponents: Int { super.numberOfComponents }
    override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
    override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? {
        super.view(forRow: row, forComponent: component)
    }
    override func reloadAllComponents() { super.reloadAllComponents() }
    override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
    override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        super.selectRow(row, inComponent: component, animated: animated)
    }
}

class LoggedSearchBar: UISearchBar {
    override var delegate: (any UISearchBarDelegate)? { didSet { setNeedsLayout() } }
    override var searchTextField: UISearchTextField { super.searchTextField }
    override var text: String? { didSet { setNeedsLayout() } }
    override var placeholder: String? { didSet { setNeedsLayout() } }
    override var prompt: String? { didSet { setNeedsLayout() } }
    override var showsCancelButton: Bool { didSet { setNeedsLayout() } }
    override var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    override var searchBarStyle: Style { didSet { setNeedsLayout() } }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        super.setShowsCancelButton(showsCancelButton, animated: animated)
    }
}

class LoggedVisualEffectView: UIVisualEffectView {
    override var effect: UIVisualEffect? { didSet { setNeedsLayout() } }
    override var contentView: UIView { super.contentView }
}
