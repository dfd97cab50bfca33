import TerminalUIKit
import UIKitExtras

// Overrides by apps, of pages, maps, split views and search controllers.

class SplitController: UIViewController {
    override var definesPresentationContext: Bool { didSet {} }
}

class IndicatedScrollView: UIScrollView {
    override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var keyboardDismissMode: KeyboardDismissMode { didSet {} }
}

class ClearBar: UINavigationBar {
    override var isTranslucent: Bool { didSet {} }
}

class ClearTabBar: UITabBar {
    override var isTranslucent: Bool { didSet {} }
}

class ClearToolbar: UIToolbar {
    override var isTranslucent: Bool { didSet {} }
}

class SearchedItem: UINavigationItem {
    override var hidesSearchBarWhenScrolling: Bool { didSet {} }
}

class ScopedSearchBar: UISearchBar {
    override var scopeButtonTitles: [String]? { didSet {} }
    override var selectedScopeButtonIndex: Int { didSet {} }
    override var showsScopeBar: Bool { didSet {} }
}

class LoggedWebView: WKWebView {
    override var configuration: WKWebViewConfiguration { super.configuration }
    override var navigationDelegate: (any WKNavigationDelegate)? { didSet {} }
    override weak var uiDelegate: (any WKUIDelegate)? { didSet {} }
    override var url: URL? { super.url }
    override var title: String? { "Moons" }
    override var isLoading: Bool { super.isLoading }
    override var estimatedProgress: Double { super.estimatedProgress }
    override var canGoBack: Bool { super.canGoBack }
    override var canGoForward: Bool { super.canGoForward }
    override var allowsBackForwardNavigationGestures: Bool { didSet {} }
    override var scrollView: UIScrollView { super.scrollView }
    override func load(_ request: any WebRequest) -> WKNavigation? { super.load(request) }
    override func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        super.loadHTMLString(string, baseURL: baseURL)
    }
    override func reload() -> WKNavigation? { super.reload() }
    override func stopLoading() { super.stopLoading() }
    override func goBack() -> WKNavigation? { super.goBack() }
    override func goForward() -> WKNavigation? { super.goForward() }
}

class LoggedWebConfiguration: WKWebViewConfiguration {
    override var allowsInlineMediaPlayback: Bool { didSet {} }
}

class LoggedNavigationAction: WKNavigationAction {
    override var request: any WebRequest { super.request }
}

class LoggedOldWebView: UIWebView {
    override var delegate: (any UIWebViewDelegate)? { didSet {} }
    override var scalesPageToFit: Bool { didSet {} }
    override var request: (any WebRequest)? { super.request }
    override func loadRequest(_ request: any WebRequest) { super.loadRequest(request) }
}

class LoggedMapView: MKMapView {
    override var delegate: (any MKMapViewDelegate)? { didSet {} }
    override var mapType: MKMapType { didSet {} }
    override var showsUserLocation: Bool { didSet {} }
    override var region: MKCoordinateRegion { didSet {} }
    override var centerCoordinate: CLLocationCoordinate2D { didSet {} }
    override var annotations: [any MKAnnotation] { super.annotations }
    override func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        super.setRegion(region, animated: animated)
    }
    override func addAnnotation(_ annotation: any MKAnnotation) { super.addAnnotation(annotation) }
    override func addAnnotations(_ annotations: [any MKAnnotation]) { super.addAnnotations(annotations) }
    override func removeAnnotation(_ annotation: any MKAnnotation) { super.removeAnnotation(annotation) }
    override func removeAnnotations(_ annotations: [any MKAnnotation]) { super.removeAnnotations(annotations) }
    override func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        super.showAnnotations(annotations, animated: animated)
    }
}

class LoggedAnnotation: MKPointAnnotation {
    override var coordinate: CLLocationCoordinate2D { didSet {} }
    override var subtitle: String? { didSet {} }
}

class LoggedSplitController: UISplitViewController {
    override var style: Style { super.style }
    override var preferredDisplayMode: DisplayMode { didSet {} }
    override var maximumPrimaryColumnWidth: CGFloat { didSet {} }
    override var isCollapsed: Bool { super.isCollapsed }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
    override func setViewController(_ vc: UIViewController?, for column: Column) {
        super.setViewController(vc, for: column)
    }
    override func viewController(for column: Column) -> UIViewController? { super.viewController(for: column) }
    override func show(_ column: Column) { super.show(column) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
}

class LoggedSearchController: UISearchController {
    override var searchBar: UISearchBar { super.searchBar }
    override weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet {} }
    override var searchResultsController: UIViewController? { super.searchResultsController }
    override var obscuresBackgroundDuringPresentation: Bool { didSet {} }
    override var dimsBackgroundDuringPresentation: Bool { didSet {} }
    override var hidesNavigationBarDuringPresentation: Bool { didSet {} }
    override var isActive: Bool { didSet {} }
}
