/// A view controller that manages a search bar and displays search results, in a controller of its own or in place of
/// the content.
///
/// Not presented as UIKit's: the results are laid over the view of the controller that the bar belongs to.
open class UISearchController: UIViewController, SearchBarHolding {
    /// The bar, for a navigation item or the head of a table.
    open private(set) lazy var searchBar = makeSearchBar()
    /// The object that updates the results. The reference is weak.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is informed when searching begins and ends. The reference is weak.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results, or nil to show them in place of the content.
    open private(set) var searchResultsController: UIViewController?
    /// A Boolean value that determines whether the content is dimmed while there are no results. Stored without effect.
    open var obscuresBackgroundDuringPresentation = true
    /// The earlier name of ``obscuresBackgroundDuringPresentation``, up to iOS 12. Stored without effect.
    open var dimsBackgroundDuringPresentation = true
    /// A Boolean value that determines whether the navigation bar is hidden during a search. Stored without effect: it
    /// stays.
    open var hidesNavigationBarDuringPresentation = true
    /// A Boolean value that determines whether the user is searching, from the first tap on the field until the search
    /// is canceled.
    open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }

    package var barView: UIView { searchBar }

    /// Creates a controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results, or nil to show them in place of the
    /// content.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller whose results are shown where the content is.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.placeholder = "Search"
        bar.searchController = self
        return bar
    }

    private func activityChanged() {
        if isActive {
            delegate?.willPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchBar.text = nil
            searchBar.resignFirstResponder()
        }
        searchBar.showsCancelButton = isActive
        update()
        isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }

    /// Asks the updater to search for the typed text, and shows the results if there is any text.
    func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
        guard let results = searchResultsController else { return }
        if isActive, searchBar.text?.isEmpty == false { show(results) } else { hide(results) }
    }

    private func show(_ results: UIViewController) {
        let controllers = sequence(first: searchBar as UIResponder, next: \.next).lazy
        guard results.parent == nil, let nearest = controllers.compactMap({ $0 as? UIViewController }).first else {
            return
        }
        let host = (nearest as? UINavigationController)?.topViewController ?? nearest
        host.addChild(results)
        results.view.frame = host.view.bounds
        if searchBar.isDescendant(of: host.view) {
            let bar = searchBar.convert(searchBar.bounds, to: host.view)
            results.view.frame =
                host.view.bounds.divided(atDistance: max(0, bar.maxY - host.view.bounds.minY), from: .minYEdge)
                .remainder
        }
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(results.view)
        results.didMove(toParent: host)
    }

    private func hide(_ results: UIViewController) {
        guard results.parent != nil else { return }
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }
}

/// The method that a search controller calls to update the results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Tells the object that the text has changed, or that searching has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// The methods that a search controller calls on its delegate.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Tells the delegate that searching begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that searching has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that searching ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that searching has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
    /// The search controller with a search bar below the title, or nil if there isn't one.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}
