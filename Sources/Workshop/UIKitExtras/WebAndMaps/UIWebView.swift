@_spi(Overriding) import Views

/// A view that showed a web page up to iOS 12. Like ``WKWebView``, it is a frame with the address, or with the text of
/// a page.
open class UIWebView: UIView {
    /// The object that the view informs about loading. The reference is weak.
    @Outlet(.weak) open var delegate: (any UIWebViewDelegate)?
    /// A Boolean value that determines whether pages are as wide as the view. Stored without effect.
    open var scalesPageToFit = false
    /// The request, or nil if there isn't one.
    open private(set) var request: (any WebRequest)?
    private var text: String?

    /// Requests a page. The view shows its address, but doesn't load the page.
    open func loadRequest(_ request: any WebRequest) {
        (self.request, text) = (request, nil)
        delegate?.webViewDidStartLoad(self)
        delegate?.webView(self, didFailLoadWithError: WebText.unreachable)
    }

    /// Shows the text of a page.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        (request, text) = (nil, WebText.text(of: string))
        delegate?.webViewDidStartLoad(self)
        delegate?.webViewDidFinishLoad(self)
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.scalesPageToFit, "scalesPageToFit")
    }

    /// The text of the page, or its address.
    public override var displayedText: String? { text ?? request?.url?.absoluteString }

    /// Draws the text, or a frame with the address.
    open override func draw(_ rect: CGRect) { WebText.draw(text, request?.url, in: bounds) }
}

/// The methods that a web view calls on its delegate.
@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {
    /// Tells the delegate that a page is requested.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Tells the delegate that a page is loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Tells the delegate that a page can't be loaded.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
