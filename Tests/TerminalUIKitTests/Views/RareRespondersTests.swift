import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Views
@testable import UIKitExtras

/// Rare members of responders, pages and masks.
struct RareRespondersTests {
    private struct Address: WebRequest {
        let url: URL?
    }

    /// Takes what is typed, and may keep it.
    private final class Typed: UIViewController {
        var letsGo = true
        var forced = 0

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }
        override func endByForce() { forced += 1 }
    }

    /// Notes what pages tell.
    private final class Told: NSObject, UIWebViewDelegate, WKNavigationDelegate {
        var lines: [String] = []
        var policy = WKNavigationActionPolicy.allow

        private func number(_ error: any Error) -> Int { (error as NSError).code }
        func webViewDidStartLoad(_ webView: UIWebView) { lines.append("start \(webView.displayedText ?? "–")") }
        func webViewDidFinishLoad(_ webView: UIWebView) { lines.append("finish \(webView.displayedText ?? "–")") }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
            lines.append("fail \(number(error))")
        }
        func webView(
            _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            lines.append("may \(action.request.url?.absoluteString ?? "–")")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            lines.append("start \(webView.displayedText ?? "–")")
        }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { lines.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { lines.append("finish") }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) { lines.append("fail \(number(error))") }
    }

    private let told = Told()

    private func lines(_ work: () -> Void) -> [String] {
        told.lines = []
        work()
        return told.lines
    }

    @Test("A view controller can become first responder, and resigns on demand or by force")
    func controllers() {
        // Given
        let (root, child, other) = (UIViewController(), Typed(), UIView())
        let before = child.becomeFirstResponder()
        root.addChild(child)
        root.view.addSubview(child.view)
        root.view.addSubview(other)
        let window = ControllerFixture.window(root)

        // When
        let becomes = [child.becomeFirstResponder(), child.becomeFirstResponder(), child.isFirstResponder]
        let elsewhere = [other.endEditing(true), child.isFirstResponder]
        child.letsGo = false
        let asked = [child.view.endEditing(false), child.resignFirstResponder(), child.isFirstResponder]
        let forced = [root.view.endEditing(true), child.isFirstResponder]
        child.letsGo = true
        child.becomeFirstResponder()
        let given = [window.endEditing(false), child.isFirstResponder, child.resignFirstResponder()]

        // Then
        expect(!before && becomes == [true, true, true] && elsewhere == [true, true])
        expect(asked == [false, false, true] && forced == [true, false] && child.forced == 1)
        expect(given == [true, false, true] && !root.canBecomeFirstResponder && !root.becomeFirstResponder())
    }

    @Test("By default, awakeAfter(using:) returns the view itself")
    func awake() {
        // Given
        let view = UIView()

        // When
        let other = view.awakeAfter(using: NSKeyedArchiver(requiringSecureCoding: false))

        // Then
        expect(other as? UIView === view)
    }

    @Test("A UIWebView tells its delegate that loading begins, and that it fails or ends")
    func oldPages() {
        // Given
        let page = UIWebView()
        page.delegate = told

        // When
        let address = lines { page.loadRequest(Address(url: URL(string: "https://moon.example"))) }
        let hadRequest = page.request != nil
        let text = lines { page.loadHTMLString("<b>Luna</b>", baseURL: nil) }

        // Then
        expect(address == ["start https://moon.example", "fail -1009"] && hadRequest)
        expect(text == ["start Luna", "finish Luna"] && page.request == nil && page.displayedText == "Luna")
    }

    @Test("A web view asks before it loads an address, and shows a given text at once")
    func pages() {
        // Given
        let page = WKWebView(frame: .zero)
        page.navigationDelegate = told
        let moon = Address(url: URL(string: "https://moon.example"))

        // When
        let allowed = lines { page.load(moon) }
        told.policy = .cancel
        let refused = lines { expect(page.load(Address(url: URL(string: "https://sun.example"))), equals: nil) }
        let url = page.url
        let text = lines { page.loadHTMLString("Luna", baseURL: moon.url) }

        // Then
        expect(allowed, equals: ["may https://moon.example", "start https://moon.example", "fail -1009"])
        expect(refused == ["may https://sun.example"] && url == moon.url)
        expect(text == ["start Luna", "commit", "finish"] && page.url == moon.url && page.estimatedProgress == 1)
    }

    @Test("Each option of a set has the raw value that it has on iOS")
    func masks() {
        // Given
        let resizing: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        let animations: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .curveEaseInOut,
            .curveEaseIn, .curveEaseOut, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight,
            .transitionCrossDissolve,
        ]
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        let traits: [UIAccessibilityTraits] = [
            .none, .button, .link, .image, .selected, .staticText, .notEnabled, .updatesFrequently, .searchField,
            .adjustable, .header,
        ]

        // When
        let numbers = traits.map(\.rawValue)

        // Then
        expect(resizing.map(\.rawValue), equals: [1, 2, 4, 8, 16, 32])
        expect(
            animations.map(\.rawValue),
            equals: [
                1, 2, 4, 8, 16, 0, 65536, 131_072, 196_608, 1_048_576, 2_097_152, 5_242_880,
            ])
        expect(corners.map(\.rawValue), equals: [1, 2, 4, 8])
        expect(numbers, equals: [0, 1, 2, 4, 8, 64, 256, 512, 1024, 4096, 65536])
        expect(([.disabled, .destructive, .hidden] as [UIAction.Attributes]).map(\.rawValue), equals: [1, 2, 4])
        expect(
            ([.normal, .highlighted, .disabled, .selected, .focused] as [UIControl.State]).map(\.rawValue),
            equals: [0, 1, 2, 4, 8])
        expect(
            ([.right, .left, .up, .down] as [UISwipeGestureRecognizer.Direction]).map(\.rawValue), equals: [1, 2, 4, 8])
        expect(
            ([.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right]
                as [UICollectionView.ScrollPosition]).map(\.rawValue), equals: [1, 2, 4, 8, 16, 32])
        let states: [UITableViewCell.StateMask] = [.showingEditControl, .showingDeleteConfirmation]
        expect(states.map(\.rawValue) == [1, 2] && UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a"))
        expect(UIModalPresentationStyle.allCases.map(\.rawValue), equals: [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
        expect(UIUserInterfaceIdiom.unspecified.rawValue == -1 && UITableView.RowAnimation.automatic.rawValue == 100)
    }

    @Test("Without a canvas a bar has its old style, and a view outside of bars has a band of its own height")
    func bars() {
        // Given
        let (outer, view) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 44)),
            UIView(frame: CGRect(x: 5, y: 6, width: 30, height: 20))
        )

        // When
        let alone = view.bandOfBar
        outer.addSubview(view)

        // Then
        expect(view.drawnEra == .iOS5 && alone == CGRect(x: 0, y: -6, width: 30, height: 20))
        expect(view.bandOfBar, equals: CGRect(x: 0, y: -6, width: 30, height: 44))
    }
}
