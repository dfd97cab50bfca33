/// Lets the delegate of a search bar answer for the bar's field.
final class SearchFieldDelegate: UITextFieldDelegate {
    private weak var searchBar: UISearchBar?

    init(of searchBar: UISearchBar) { self.searchBar = searchBar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        searchBar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        searchBar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        searchBar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }
}
