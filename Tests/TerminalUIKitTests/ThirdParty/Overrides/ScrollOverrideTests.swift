import TerminalUIKit
import TerminalTesting
import Testing

/// One delegate, whichever type it is seen by.
struct ScrollOverrideTests {
    private let frame = CGRect(x: 0, y: 0, width: 160, height: 88)
    private let watcher = WatcherOfAll()

    @Test("A scroll view calls its delegate, and a subclass can observe the property")
    func scrollView() {
        // Given
        let scroll = LoggedScrollView(frame: frame)
        scroll.contentSize = CGSize(width: 160, height: 440)

        // When
        scroll.delegate = watcher
        scroll.scroll(by: CGPoint(x: 0, y: 44))

        // Then
        expect(watcher.offsets, equals: [44])
        expect(scroll.calls.names, equals: ["delegate", "contentOffset"])
    }

    @Test("A table's delegate and its scroll view's delegate are the same property")
    func table() {
        // Given
        let table = LoggedTableView(frame: frame, style: .plain)
        let scroll: UIScrollView = table

        // When
        table.delegate = watcher
        let seenByScroll = scroll.delegate
        table.delegate = nil
        let goneForScroll = scroll.delegate
        scroll.delegate = watcher

        // Then
        expect(seenByScroll === watcher)
        #expect(goneForScroll == nil)
        expect(table.delegate === watcher)
        expect(table.calls.names, equals: ["delegate", "delegate", "delegate"])
    }

    @Test("A table with a scroll view's delegate calls only its scroll methods")
    func plainDelegate() {
        // Given
        let table = UITableView(frame: frame, style: .plain)
        let (source, plain) = (UITableViewTests.Source(rows: 10), ScrollWatcher())
        table.dataSource = source
        let scroll: UIScrollView = table

        // When
        scroll.delegate = plain
        table.layoutIfNeeded()
        table.scroll(by: CGPoint(x: 0, y: 44))

        // Then
        expect(plain.offsets, equals: [44])
        #expect(table.delegate == nil)
        expect(scroll.delegate === plain)
        expect(table.visibleCells.count, equals: 2)
    }

    @Test("Collections and text views call their delegate once", arguments: [true, false])
    func others(isCollection: Bool) {
        // Given
        let collection = LoggedCollectionView(frame: frame, collectionViewLayout: LoggedLayout())
        let text = LoggedTextView(frame: frame)
        let scroll: UIScrollView = isCollection ? collection : text
        scroll.contentSize = CGSize(width: 160, height: 440)

        // When
        scroll.delegate = watcher
        scroll.contentOffset.y = 22

        // Then
        expect(watcher.offsets, equals: [22])
        expect((isCollection ? collection.calls : text.calls).names, equals: ["delegate"])
        expect((isCollection ? collection.delegate : text.delegate as AnyObject?) === watcher)
    }

    @Test("A delegate is a weak reference")
    func weak() {
        // Given
        let table = UITableView(frame: frame, style: .plain)

        // When
        do {
            let watcher = WatcherOfAll()
            table.delegate = watcher
            expect(table.delegate != nil)
        }

        // Then
        #expect(table.delegate == nil)
        #expect((table as UIScrollView).delegate == nil)
    }

    @Test("A nib connects the delegate of a plain scroll view, a table, a collection and a text view")
    func nib() throws {
        // Given
        let elements = ["scrollView", "tableView", "collectionView", "textView"]
        let nib = Nib.make(
            elements.enumerated().map { index, element in
                """
                <\(element) id="sC4-o1-00\(index)"><rect key="frame" x="0" y="0" width="160" height="88"/>
                <connections><outlet property="delegate" destination="-1" id="dE5-l2-00\(index)"/></connections>
                </\(element)>
                """
            }.joined())

        // When
        let views = try nib.objects(withOwner: watcher).compactMap { $0 as? UIScrollView }

        // Then
        expect(views.count, equals: 4)
        expect(views.allSatisfy { $0.delegate === watcher })
        expect((views[1] as? UITableView)?.delegate === watcher)
    }

    @Test("A nib is refused if a table's delegate doesn't conform to the table's protocol")
    func wrongNib() {
        // Given
        let nib = Nib.make(
            """
            <tableView id="tA5-b3-001"><rect key="frame" x="0" y="0" width="160" height="88"/>
            <connections><outlet property="delegate" destination="-1" id="dE5-l2-001"/></connections></tableView>
            """)
        let plain = ScrollWatcher()

        // When
        let error = #expect(throws: NibError.self) { try nib.objects(withOwner: plain) }

        // Then
        expect(
            error?.faults.map(\.message),
            equals: [
                "outlet `delegate` of UITableView takes UITableViewDelegate, but object -1 is a ScrollWatcher"
            ])
    }
}
