import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// The items of bars, their actions, and the changes that lay out a bar again.
struct BarMembersTests {
    private final class Heard: UIViewController, UINavigationBarDelegate, UITabBarDelegate, UITabBarControllerDelegate {
        var told: [String] = []
        var allows = true

        func hear(_ sender: UIBarButtonItem) { told.append("heard \(sender.title ?? "–")") }
        override class var actions: [String: Action] { ["hear:": Action(Heard.hear)] }

        func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            told.append("push \(item.title ?? "–")?")
            return allows
        }
        func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { told.append("pushed") }
        func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            told.append("pop \(item.title ?? "–")?")
            return allows
        }
        func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
            told.append("popped \(item.title!)")
        }
        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append("tab \(item.tag)") }
        func tabBarController(_ tabs: UITabBarController, shouldSelect one: UIViewController) -> Bool {
            told.append("tab?")
            return allows
        }
        func tabBarController(_ tabs: UITabBarController, didSelect one: UIViewController) { told.append("selected") }
    }

    private let heard = Heard()

    @Test("A bar leaves a hidden item out, until it is shown again")
    func hidden() {
        // Given
        let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        heard.navigationItem.rightBarButtonItem = item
        let window = ControllerFixture.window(UINavigationController(rootViewController: heard))

        // When
        let titles = [true, false].map { isHidden in
            item.isHidden = isHidden
            return window.tappableTitles
        }

        // Then
        expect(titles, equals: [[], ["Share"]])
    }

    @Test("A bar button is created with a title, an image, a system item, an action or a view, and nothing else is set")
    func made() {
        // Given
        let (image, view) = (UIImage(systemName: "moon"), UISwitch())
        let action = UIAction(title: "Do", image: image) { _ in }
        let items = [
            UIBarButtonItem(title: "T", style: .done, target: heard, action: "hear:"),
            UIBarButtonItem(image: image, style: .bordered, target: heard, action: "hear:"),
            UIBarButtonItem(barButtonSystemItem: .save, target: heard, action: "hear:"),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil as String?),
            UIBarButtonItem(primaryAction: action), UIBarButtonItem(primaryAction: nil),
            UIBarButtonItem(systemItem: .trash, primaryAction: action), UIBarButtonItem(systemItem: .fixedSpace),
            UIBarButtonItem(customView: view),
            UIBarButtonItem(title: "M", style: .plain, target: heard, action: Heard.hear),
            UIBarButtonItem(barButtonSystemItem: .close, target: heard, action: Heard.hear),
        ]

        // When
        let texts = items.map { item in
            [
                item.title ?? "–", item.image == nil ? "" : "image", "\(item.style)", "\(item.width)",
                item.systemItem.map { "\($0)" } ?? "–", item.target == nil ? "" : "target", item.action ?? "–",
                item.primaryAction == nil ? "" : "does", item.customView == nil ? "" : "view",
                item.isSpace ? "space" : "", item.caption, item.symbol ?? "–", item.viewInBar() == nil ? "" : "seen",
            ].joined(separator: "|")
        }

        // Then
        let glyph = image?.glyph.map(String.init) ?? ""
        let expected = [
            "T||done|0.0|–|target|hear:||||T|–|seen", "–|image|bordered|0.0|–|target|hear:||||moon|\(glyph)|seen",
            "Save||done|0.0|save|target|hear:||||Save|–|seen", "–||plain|0.0|flexibleSpace||–|||space||–|",
            "Do|image|plain|0.0|–||–|does|||Do|\(glyph)|seen", "–||plain|0.0|–||–|||||–|seen",
            "Trash||plain|0.0|trash||–|does|||Trash|–|seen", "–||plain|0.0|fixedSpace||–|||space||–|",
            "–||plain|0.0|–||–||view|||–|seen", "M||plain|0.0|–|target|–||||M|–|seen",
            "Close||plain|0.0|close|target|–||||Close|–|seen",
        ]
        expect(texts, equals: expected)
        expect(items[8].viewInBar() === view && items[0].viewInBar() === items[0].viewInBar())
    }

    @Test("A button sends its closure first, then its method or its action, to its target or up the chain")
    func sent() {
        // Given
        let both = UIBarButtonItem(title: "both", style: .plain, target: heard, action: Heard.hear)
        both.primaryAction = UIAction { [heard] action in heard.told.append("done \(action.sender is UIBarButtonItem)")
        }
        let chained = UIBarButtonItem(title: "chained", style: .plain, target: nil, action: "hear:")
        let none = UIBarButtonItem(title: "none", style: .plain, target: nil, action: nil as String?)
        let connected = UIBarButtonItem(title: "connected", style: .plain, target: nil, action: nil as String?)

        // When
        let isConnected = connected.connect(TargetAction(target: heard, selector: "hear:"), eventType: nil)
        for item in [both, chained, none, connected] { item.send(chain: heard) }

        // Then
        expect(heard.told, equals: ["done true", "heard both", "heard chained", "heard connected"])
        expect(isConnected && connected.target === heard && connected.action == "hear:")
    }

    @Test("A bar lays out again if an item that it shows changes")
    func changes() {
        // Given
        let (bar, tools, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
        let (item, button, tab) = (UINavigationItem(title: "a"), UIBarButtonItem(), UITabBarItem())
        for one in [bar, tools, tabs] as [UIView] { one.frame = CGRect(x: 0, y: 0, width: 300, height: 49) }
        (bar.items, tools.items, tabs.items) = ([UINavigationItem(title: "b"), item], [button], [tab])
        func asks(_ view: UIView, _ change: () -> Void) -> Bool {
            view.layoutIfNeeded()
            view.layoutIfNeeded()
            change()
            return view.layoutState.isNeeded
        }

        // When
        let asked = [
            asks(bar) { item.title = "c" }, asks(bar) { item.titleView = UIView() },
            asks(bar) { item.hidesBackButton = true },
            asks(bar) { item.leftBarButtonItem = UIBarButtonItem() },
            asks(bar) { item.rightBarButtonItem = UIBarButtonItem() },
            asks(bar) { item.leftItemsSupplementBackButton = true },
            asks(bar) { item.backBarButtonItem = UIBarButtonItem() },
            asks(bar) { bar.prefersLargeTitles = true }, asks(bar) { item.largeTitleDisplayMode = .never },
            asks(tools) { button.title = "x" }, asks(tools) { button.image = UIImage(systemName: "moon") },
            asks(tools) { tools.items = [] }, asks(tabs) { tab.badgeValue = "1" }, asks(tabs) { tab.title = "y" },
            asks(tabs) { tabs.items = [] }, asks(bar) { bar.items = [] },
        ]
        let gone = asks(bar) { item.title = "d" }

        // Then
        expect(asked == [Bool](repeating: true, count: 16) && !gone && item.bar == nil)
        expect(tools.subviews.isEmpty == false || tools.items?.isEmpty == true)
    }

    @Test("A bar calls its delegate before and after items are pushed and popped")
    func stack() {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.delegate = heard
        let items = ["one", "two"].map { UINavigationItem(title: $0) }

        // When
        let nothing = bar.popItem(animated: false)
        for item in items { bar.pushItem(item, animated: false) }
        heard.allows = false
        bar.pushItem(UINavigationItem(title: "three"), animated: false)
        let kept = bar.popItem(animated: false)
        let count = bar.items?.count
        heard.allows = true
        let popped = bar.popItem(animated: true)

        // Then
        expect(nothing == nil && kept == nil && count == 2 && popped === items[1] && bar.topItem === items[0])
        expect(bar.backItem == nil && items[1].bar == nil && items[0].bar === bar)
        expect(
            heard.told,
            equals: [
                "push one?", "pushed", "push two?", "pushed", "push three?", "pop two?", "pop two?", "popped two",
            ])
    }

    @Test("A tab bar controller asks its delegate before it selects a tapped tab, but a separate tab bar doesn't ask")
    func tabs() throws {
        // Given
        let (tabs, own) = (UITabBarController(), UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49)))
        let items = (0..<2).map { UITabBarItem(title: "t\($0)", image: nil, tag: $0) }
        own.items = items
        own.delegate = heard
        tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: UIViewController())]
        tabs.delegate = heard

        // When
        own.select(items[1])
        tabs.tabBar.select(tabs.tabBar.items![1])
        let chosen = tabs.selectedIndex
        heard.allows = false
        tabs.tabBar.select(tabs.tabBar.items![0])
        let kept = tabs.selectedIndex
        heard.allows = true
        let stack = tabs.viewControllers?[1] as? UINavigationController
        stack?.pushViewController(UIViewController(), animated: false)
        tabs.selectedIndex = 0
        tabs.tabBar.select(tabs.tabBar.items![1])
        let other = stack?.viewControllers.count
        tabs.tabBar.select(tabs.tabBar.items![1])

        // Then
        expect(own.selectedItem === items[1] && chosen == 1 && kept == 1)
        expect(other == 2 && stack?.viewControllers.count == 1)
        expect(
            heard.told, equals: ["tab 1", "tab?", "selected", "tab?", "tab?", "selected", "tab?", "selected"])
        tabs.selectedIndex = -1
        tabs.selectedIndex = 2
        expect(tabs.selectedIndex, equals: 1)
    }

    @Test("A large title is inherited from the item before, and its bar is 96 points high where points count")
    func largeTitles() {
        // Given
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
        func item(_ mode: UINavigationItem.LargeTitleDisplayMode) -> UINavigationItem {
            let item = UINavigationItem(title: "a")
            item.largeTitleDisplayMode = mode
            return item
        }
        let stacks: [[UINavigationItem.LargeTitleDisplayMode]] = [
            [.automatic], [.never, .automatic], [.never, .always, .automatic], [.always, .never], [],
        ]

        // When
        let small = stacks.map { modes in
            bar.items = modes.map(item)
            return bar.showsLargeTitle
        }
        bar.prefersLargeTitles = true
        let large = stacks.map { modes in
            bar.items = modes.map(item)
            return bar.showsLargeTitle
        }
        bar.items = [item(.always)]
        World.current.textMetrics = .typographic
        let height = bar.intrinsicContentSize.height
        World.current.textMetrics = .columns

        // Then
        expect(!small.contains(true) && height == 96)
        expect(large, equals: [true, false, true, false, false])
    }

    @Test("A bar is 44 points high, or more with a large title, and an archive contains only the views added by code")
    func sizes() {
        // Given
        let (bar, item) = (
            UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 88)), UINavigationItem(title: "a")
        )
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        bar.items = [item]
        let own = UIView()
        bar.addSubview(own)
        bar.layoutIfNeeded()

        // When
        let plain = (bar.heightNow, bar.showsLargeTitle, bar.intrinsicContentSize)
        bar.prefersLargeTitles = true
        let large = (bar.heightNow, bar.showsLargeTitle)
        item.largeTitleDisplayMode = .always
        let always = bar.showsLargeTitle
        bar.items = []

        // Then
        expect(plain.0 == 44 && !plain.1 && plain.2 == CGSize(width: -1, height: 44))
        expect(large.0 == 88 && large.1 && always && !bar.showsLargeTitle && bar.archivedSubviews == [own])
        expect(UITabBar().intrinsicContentSize.height == 49 && UIToolbar().intrinsicContentSize.height == 44)
        expect(UINavigationBar.size(of: item.titleView!), equals: CGSize(width: 30, height: 44))
        expect(UITabBar.height == 49 && UIToolbar.height == 44 && UIBarStyle.allCases.map(\.rawValue) == [0, 1])
        let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
        expect(modes.map(\.rawValue) == [0, 1, 2] && item.hidesSearchBarWhenScrolling)
        expect(UIBarButtonItem.Style.allCases.map(\.rawValue), equals: [0, 1, 2])
        expect(UIBarButtonItem.SystemItem.allCases.map(\.rawValue), equals: Array(0...24))
    }

    @Test("A tab of the system has its name, unless the file gives it a title")
    func system() throws {
        // Given
        let texts = [#"systemItem="favorites""#, #"title="Mine" systemItem="more""#, #"badgeValue="2""#]

        // When
        let items: [UITabBarItem] = try texts.map { words in
            try ControllerFixture.object("<tabBarItem \(words) id=\"t\"/>")
        }
        let button: UIBarButtonItem = try ControllerFixture.object(#"<barButtonItem systemItem="done" id="b"/>"#)
        let named: UIBarButtonItem = try ControllerFixture.object(
            #"<barButtonItem title="Fin" systemItem="done" style="plain" width="5" id="b"/>"#)

        // Then
        expect(items.map(\.title) == ["Favorites", "Mine", nil] && items[2].badgeValue == "2")
        expect(button.title == "Done" && button.style == .done && button.systemItem == .done)
        expect(named.title == "Fin" && named.style == .plain && named.width == 5)
    }
}
