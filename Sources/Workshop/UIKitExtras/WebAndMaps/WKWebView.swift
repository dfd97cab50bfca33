@_spi(Overriding) import Views

/// A view that shows a web page on iOS. Here it is a frame with the address, or with the text of HTML that you load.
///
/// There is no network: the delegate is told that a page can't be loaded, as on a phone without one.
open class WKWebView: UIView {
    /// The object that the view asks and informs about loading. The reference is weak.
    @Outlet(.weak) open var navigationDelegate: (any WKNavigationDelegate)?
    /// The configuration of the view. Stored without effect.
    open private(set) var configuration: WKWebViewConfiguration
    /// The delegate for dialogs of a page. Stored without effect. The reference is weak.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The address of the page, or nil if there isn't one.
    open private(set) var url: URL?
    /// The title of the page, always nil.
    open var title: String? { nil }
    /// A Boolean value that indicates whether a page is being loaded. Loading takes no time.
    open var isLoading: Bool { false }
    /// The loaded fraction of the page, 0…1.
    open private(set) var estimatedProgress: Double = 0
    /// A Boolean value that indicates whether there is an earlier page.
    open var canGoBack: Bool { false }
    /// A Boolean value that indicates whether there is a later page.
    open var canGoForward: Bool { false }
    /// A Boolean value that determines whether swipes lead back and forward. Stored without effect.
    open var allowsBackForwardNavigationGestures = false
    /// The scroll view of the page. Stored: it is empty.
    open private(set) lazy var scrollView = UIScrollView(frame: bounds)
    private var text: String?

    /// Creates a view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    /// Creates a view without a page.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Decodes a view without a page.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Requests a page. The view shows its address, but doesn't load the page.
    @discardableResult
    open func load(_ request: any WebRequest) -> WKNavigation? {
        let navigation = WKNavigation()
        var policy = WKNavigationActionPolicy.allow
        navigationDelegate?.webView(
            self, decidePolicyFor: WKNavigationAction(request: request), decisionHandler: { policy = $0 })
        guard policy == .allow else { return nil }
        (url, text) = (request.url, nil)
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(
            self, didFailProvisionalNavigation: navigation, withError: WebText.unreachable)
        return navigation
    }

    /// Shows the text of a page.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let navigation = WKNavigation()
        (url, text, estimatedProgress) = (baseURL, WebText.text(of: string), 1)
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
    }

    /// Does nothing, because this view never loads another page.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Does nothing.
    open func stopLoading() {}
    /// Does nothing.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Does nothing.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// The text of the page, or its address.
    public override var displayedText: String? { text ?? url?.absoluteString }

    /// Draws the text, or a frame with the address.
    open override func draw(_ rect: CGRect) { WebText.draw(text, url, in: bounds) }
}

/// The configuration of a web view. Stored without effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// A Boolean value that determines whether videos play in the page.
    open var allowsInlineMediaPlayback = false
}

/// A request of a web view: an address. Not in UIKit, which takes a `URLRequest`: on Linux that is in a module that
/// only programs import that use it, and then they say `extension URLRequest: WebRequest {}`.
nonisolated public protocol WebRequest {
    /// The address.
    var url: URL? { get }
}

#if canImport(ObjectiveC)
    extension URLRequest: WebRequest {}
#endif

/// A page that is being loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// A page that somebody wants to be loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// The request.
    open private(set) var request: any WebRequest

    init(request: any WebRequest) { self.request = request }
}

/// The policies for a navigation, which determine whether a page is loaded.
public nonisolated enum WKNavigationActionPolicy: Int, Sendable {
    /// The page isn't loaded.
    case cancel
    /// The page is loaded.
    case allow
}

/// The methods that a web view calls on its navigation delegate.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
    /// Asks the delegate whether to load a page.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// Tells the delegate that a page is requested.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Tells the delegate that a page begins to arrive.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Tells the delegate that a page is loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Tells the delegate that a page that had begun to arrive failed. Never called here.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Tells the delegate that a page failed before it began to arrive.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Allows every navigation.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// The methods that a web view calls on its delegate for dialogs on iOS. Here, it calls none.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
