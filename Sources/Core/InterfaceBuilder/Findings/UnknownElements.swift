import PlainText

/// Elements whose names are misspelled.
enum UnknownElements: IBRule {
    static let name = "unknown-element"
    static let page = """
        Elements whose name is almost, but not quite, one that Interface Builder writes.

        ```xml
        <lable text="Soup" id="Lab-el-001"/>
        ```

        A script or an edit by hand can leave such a name. Xcode can't open the file, because it fails to \
        unarchive an element with this name. `nib` shows a frame for an unknown object, and ignores other unknown \
        elements.
        """

    /// The names in files for iOS. Of other names, only those that are almost one of these are reported.
    nonisolated static let known = Set(
        """
        accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView adaptation \
        adBannerView animations array arscnView arskView arView attributedString attributes \
        audiovisualMediaTypes autoresizingMask avPlayerViewController backgroundConfiguration barButtonItem \
        barButtonItemAppearance blurEffect bool boolean button buttonConfiguration calendarView capability \
        cells class classes collectionReusableView collectionView collectionViewCell \
        collectionViewCellContentView collectionViewController collectionViewFlowLayout collectionViewLayout \
        color colorWell command commands connections constraint constraints containerView \
        containerViewController control controller customFonts customObject data dataDetectorType \
        dataDetectorTypes date datePicker dependencies deployment designable designables device dictionary \
        directionalEdgeInsets document double edgeInsets exclude exit extendedEdge float font fontDescription \
        fragment frame freeformSimulatedSizeMetrics gestureRecognizers glkView glkViewController group \
        hostingController hoverGestureRecognizer image imagePickerController imageReference imageView include \
        inferredMetricsTieBreakers inset integer items keyboardLayoutGuide keyCommand keyCommands label \
        layoutGuide layoutGuides leftBarButtonItems listContentConfiguration locale longPressGestureRecognizer \
        mapView mask menu menuItem modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics \
        mtkView mutableArray mutableData mutableDictionary mutableString namedColor navigationBar \
        navigationBarAppearance navigationController navigationItem nil number objects offsetWrapper outlet \
        outletCollection pageControl pageViewController panGestureRecognizer paragraphStyle pdfView pickerView \
        pinchGestureRecognizer placeholder plugIn point pongPressGestureRecognizer popoverArrowDirection \
        preferredSymbolConfiguration progressView prototypes range real rect refreshControl relationship \
        relationships resources rightBarButtonItems rotationGestureRecognizer scene sceneKitView scenes \
        screenEdgePanGestureRecognizer scrollView searchBar searchDisplayController sections segment \
        segmentedControl segments segue simulatedMetricsContainer simulatedNavigationBarMetrics \
        simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics \
        simulatedToolbarMetrics size skView slider source sourceView splitViewController stackView state \
        stepper string subviews swipeGestureRecognizer switch systemColor tabBar tabBarAppearance \
        tabBarController tabBarItem tabBarItemAppearance table tableRow tableView tableViewCell \
        tableViewCellContentView tableViewController tableViewSection tapGestureRecognizer textAttributes \
        textField textInputTraits textView timeZone toolbar toolbarAppearance toolbarItems userComments \
        userDefinedRuntimeAttribute userDefinedRuntimeAttributes userGuides userLayoutGuide value variation \
        vibrancyEffect view viewController viewControllerLayoutGuide viewControllerPlaceholder viewControllers \
        viewLayoutGuide visualEffectView webView window wkPreferences wkWebView wkWebViewConfiguration
        """.split(separator: " ").map(String.init))

    static func findings(in document: IBDocument) -> [IBFault] {
        var findings: [IBFault] = []
        lazy var names = known.sorted()
        // A file may repeat an unknown name very often.
        var nearest: [String: String?] = [:]
        func visit(_ element: IBElement) {
            let name = element.name
            if !known.contains(name) {
                let suggestion = nearest[name] ?? nearestName(to: name, among: names, within: 1)
                nearest[name] = .some(suggestion)
                if let suggestion {
                    findings.append(
                        IBFault(
                            "no element is called `\(name)`", rule: self.name, severity: .warning, file: document.file,
                            location: element.location,
                            objectID: sequence(first: element, next: \.parent).lazy.compactMap { $0[.id] }.first,
                            suggestion: suggestion))
                }
            }
            element.children.forEach(visit)
        }
        visit(document.root)
        return findings
    }
}
