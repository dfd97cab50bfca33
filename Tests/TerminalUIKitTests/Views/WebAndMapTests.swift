import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// The views in the place of iOS's pages and maps.
struct WebAndMapTests {
    private struct Request: WebRequest {
        let url = URL(string: "https://moons.example")
    }

    private final class Listener: WKNavigationDelegate, UIWebViewDelegate, MKMapViewDelegate {
        var heard: [String] = []
        var policy = WKNavigationActionPolicy.allow

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            heard.append("asked for \(navigationAction.request.url?.host ?? "")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { heard.append("failed \((error as NSError).code)") }
        func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("loaded") }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { heard.append("not loaded") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("moved") }
    }

    private let listener = Listener()
    private let frame = CGRect(x: 0, y: 0, width: 240, height: 66)

    @Test("A web view calls its delegate and shows the address, but doesn't load the page")
    func address() {
        // Given
        let view = LoggedWebView(frame: frame)
        view.navigationDelegate = listener

        // When
        let navigation = view.load(Request())
        listener.policy = .cancel
        let refused = view.load(Request())

        // Then
        expect(navigation != nil && refused == nil)
        expect(listener.heard, equals: ["asked for moons.example", "failed -1009", "asked for moons.example"])
        expect(ControlFixture.rendering(of: view), contains: "https://moons.example")
    }

    @Test("A web view shows a given page's text, without tags and style")
    func page() {
        // Given
        let view = WKWebView(frame: frame, configuration: WKWebViewConfiguration())
        view.navigationDelegate = listener

        // When
        view.loadHTMLString("<style>p { color: red }</style><p>Full &amp; new</p><p><b>Moon</b></p>", baseURL: nil)

        // Then
        expect(listener.heard, equals: ["finished"])
        expect(view.displayedText, equals: "Full & new\nMoon")
        expect(ControlFixture.rendering(of: view).hasPrefix("Full & new"))
    }

    @Test("A UIWebView does the same, and calls its delegate")
    func oldView() {
        // Given
        let view = LoggedOldWebView(frame: frame)
        view.delegate = listener

        // When
        view.loadRequest(Request())
        view.loadHTMLString("<h1>Moon</h1>", baseURL: nil)

        // Then
        expect(listener.heard, equals: ["not loaded", "loaded"])
        expect(view.request == nil && view.displayedText == "Moon")
    }

    @Test("A map shows its annotations and its region")
    func map() throws {
        // Given
        let view: MKMapView = try ControlFixture.control(
            #"<mapView mapType="satellite" id="m1"><rect key="frame" x="0" y="0" width="240" height="66"/></mapView>"#)
        let place = MKPointAnnotation()
        place.title = "Crater"
        view.delegate = listener

        // When
        view.addAnnotation(place)
        view.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_320,
                longitudinalMeters: 111_320), animated: true)

        // Then
        expect(ControlFixture.rendering(of: view), contains: "Crater")
        expect(view.mapType == .satellite && listener.heard == ["moved"])
        expect(abs(view.region.span.latitudeDelta - 1) < 0.001 && abs(view.region.span.longitudeDelta - 2) < 0.001)
        view.removeAnnotations(view.annotations)
        expect(ControlFixture.rendering(of: view), contains: "map")
    }
}
