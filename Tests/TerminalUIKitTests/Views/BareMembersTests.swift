import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// Members of views, traits and the program, without any setup.
struct BareMembersTests {
    private struct Address: WebRequest {
        let url: URL?
    }

    /// Conforms, and has no method.
    private final class Silent: NSObject, WKNavigationDelegate, UIWebViewDelegate, MKMapViewDelegate,
        UIApplicationDelegate
    {}

    /// A place to be marked.
    private final class Crater: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D(latitude: 9, longitude: -20)
    }

    private let silent = Silent()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

    @Test("A web view shows its page or address, can't go back or forward, and needs no delegate methods")
    func web() {
        // Given
        let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        web.navigationDelegate = silent

        // When
        let navigations = [web.load(Address(url: URL(string: "https://moon.example")))]
        let (address, progress) = (web.displayedText, web.estimatedProgress)
        web.loadHTMLString("<p>Luna</p>", baseURL: nil)

        // Then
        expect(navigations[0] != nil && address == "https://moon.example" && progress == 0)
        expect(web.displayedText == "Luna" && web.url == nil && web.estimatedProgress == 1)
        expect(web.title == nil && !web.isLoading && !web.canGoBack && !web.canGoForward)
        expect(web.reload() == nil && web.goBack() == nil && web.goForward() == nil)
        web.stopLoading()
        expect(web.displayedText == "Luna" && web.scrollView.frame == web.bounds)
        expect(!web.configuration.allowsInlineMediaPlayback && !web.allowsBackForwardNavigationGestures)
    }

    @Test("A map's center is its region's center, and each annotation is shown once")
    func map() {
        // Given
        let (map, craters) = (MKMapView(frame: view.frame), [Crater(), Crater()])
        map.delegate = silent

        // When
        map.addAnnotations([craters[0]])
        map.showAnnotations(craters, animated: false)
        map.centerCoordinate = craters[0].coordinate

        // Then
        expect(map.annotations.map { $0 as? Crater }, equals: craters)
        expect(map.region.center.latitude == 9 && map.centerCoordinate.longitude == -20)
        expect(craters[0].title == nil && craters[0].subtitle == nil && map.displayedText == nil)
        map.removeAnnotations(craters)
        expect(map.annotations.isEmpty)
    }

    @Test("Traits are independent of each other and can be compared")
    func traits() {
        // Given
        let all = [
            UITraitCollection(), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceIdiom: .pad),
            UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
        ]

        // When
        let values = all.map { traits in
            [
                traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .compact,
                traits.userInterfaceIdiom == .pad, traits.displayScale == 3, traits.userInterfaceStyle == .dark,
            ]
        }
        let together = UITraitCollection(traitsFrom: all)

        // Then
        let expected = (0..<6).map { row in (1..<6).map { $0 == row } }
        expect(values, equals: expected)
        expect(together.displayScale == 3 && together.userInterfaceIdiom == .pad)
        expect(Set(all + all.map { UITraitCollection(traitsFrom: [$0]) }).count, equals: 6)
        expect(all[0] != NSObject() && all[0].layoutDirection == .leftToRight)
    }

    @Test(
        "A screen is an iPad's from 744 points on, and its size classes follow from its size",
        arguments: [
            (743, 1000, "compact regular phone"), (744, 744, "regular regular pad"),
            (1000, 743, "regular compact phone"), (736, 414, "regular compact phone"),
            (735, 414, "compact compact phone"), (736, 413, "compact compact phone"),
            (414, 736, "compact regular phone"), (500, 500, "compact regular phone"),
        ])
    func screens(width: Int, height: Int, expected: String) {
        // Given, When
        let traits = UITraitCollection(screenSize: CGSize(width: width, height: height))

        // Then
        let isPad = traits.userInterfaceIdiom == .pad
        expect(
            "\(traits.horizontalSizeClass) \(traits.verticalSizeClass) \(isPad ? "pad" : "phone")", equals: expected)
        expect(traits.displayScale == 2 && traits.userInterfaceStyle == .light)
    }

    @Test("The frame of a scaled and moved view can be set, and rectangles in it can be converted")
    func transformed() {
        // Given
        let (outer, inner) = (UIView(frame: .zero), UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10)))
        outer.addSubview(view)
        view.addSubview(inner)
        view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -0.5, tx: 7, ty: 9)

        // When
        let before = view.frame
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 100)

        // Then
        expect(before, equals: CGRect(x: -33, y: 39, width: 200, height: 20))
        expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 200, height: 200))
        expect(view.center, equals: CGPoint(x: 193, y: 41))
        expect(view.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 100))
        expect(inner.convert(inner.bounds, to: outer), equals: CGRect(x: 20, y: 92.5, width: 40, height: 5))
        expect(outer.convert(inner.bounds, from: inner), equals: CGRect(x: 20, y: 92.5, width: 40, height: 5))
        expect(inner.convert(CGRect(x: 20, y: 92.5, width: 40, height: 5), from: outer), equals: inner.bounds)
        view.transform = .identity
        expect(inner.convert(inner.bounds, to: outer), equals: CGRect(x: 103, y: -54, width: 20, height: 10))
    }

    @Test("sizeToFit gives a view its fitting size, and any of its edges can be tied to a guide")
    func members() {
        // Given
        let label = UILabel(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
        label.text = "Luna"
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
            guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -30),
            guide.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 5),
            guide.heightAnchor.constraint(equalToConstant: 10),
        ]
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(marker)

        // When
        label.sizeToFit()
        view.addConstraints(constraints)
        view.addConstraints([
            marker.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            marker.widthAnchor.constraint(equalToConstant: 4), marker.heightAnchor.constraint(equalToConstant: 2),
            marker.lastBaselineAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutIfNeeded()

        // Then
        expect(label.frame, equals: CGRect(x: 3, y: 4, width: 32, height: 22))
        expect(guide.layoutFrame, equals: CGRect(x: 10, y: 20, width: 60, height: 10))
        expect(marker.frame, equals: CGRect(x: 38, y: 28, width: 4, height: 2))
        expect(!UIView.requiresConstraintBasedLayout)
        expect(view.readableContentGuide.layoutFrame, equals: CGRect(x: 8, y: 8, width: 84, height: 24))
        view.removeConstraints(constraints)
        expect(view.constraints.count, equals: 4)
    }

    @Test("The application opens no URL, and sends an action to a target or up the responder chain")
    func application() {
        // Given
        final class Named: UIResponder {
            var calls = 0
            func count() { calls += 1 }
            override class var actions: [String: Action] { ["count": Action(Named.count)] }
        }
        let (named, application) = (Named(), UIApplication.shared)
        var opened: [Bool] = []

        // When
        application.open(URL(string: "moon:")!) { opened.append($0) }
        let sent = [application.sendAction("count", to: named, from: nil, for: nil)]

        // Then
        expect(opened == [false] && !application.canOpenURL(URL(string: "moon:")!))
        expect(sent == [true] && named.calls == 1)
        expect(application.launch(silent) == nil && application.delegate === silent)
        application.delegate = nil
        expect(UI_USER_INTERFACE_IDIOM(), equals: .phone)
        let scene = UISceneConfiguration(name: "Main", sessionRole: .init(rawValue: "Moon"))
        expect(scene.name == "Main" && scene.role.rawValue == "Moon" && scene.role != .windowApplication)
        expect(UIScreen.main.traitCollection, equals: .current)
    }

    /// Notes where fingers are.
    private final class Fingers: NSObject, UIGestureRecognizerDelegate {
        var places: [CGPoint] = []
        var windows: [UIWindow?] = []
        var calls = 0

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            places += [touch.location(in: nil), touch.location(in: touch.view)]
            windows.append(touch.window)
            return true
        }

        func count() { calls += 1 }
    }

    @Test("A touch has its location in the window and in a view, and its recognizers' methods are called")
    func touches() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        window.addSubview(view)
        let fingers = Fingers()
        let tap = UITapGestureRecognizer(target: fingers, action: Fingers.count)
        let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
        let rotation = UIRotationGestureRecognizer()
        tap.addTarget(fingers, action: Fingers.count)
        tap.delegate = fingers
        view.addGestureRecognizer(tap)

        // When
        view.perform(.tap(), at: CGPoint(x: 3, y: 4))

        // Then
        expect(fingers.places, equals: [CGPoint(x: 13, y: 24), CGPoint(x: 3, y: 4)])
        expect(fingers.windows == [window] && fingers.calls == 2)
        expect(tap.location(in: nil), equals: CGPoint(x: 13, y: 24))
        expect(tap.location(ofTouch: 0, in: view), equals: CGPoint(x: 3, y: 4))
        expect(pan.velocity(in: nil) == .zero && pinch.velocity == 0 && rotation.velocity == 0)
        tap.removeTarget(fingers, action: nil)
        view.perform(.tap())
        expect(fingers.calls, equals: 2)
    }
}
