/// The methods that a search bar calls on its delegate. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Tells the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that a user has typed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Tells the delegate that a user has pressed the Search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that a user has tapped the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Asks the delegate whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Asks the delegate whether typed text may replace a part of the text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asks the delegate whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
}
