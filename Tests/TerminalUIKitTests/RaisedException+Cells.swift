import TerminalUIKit

nonisolated extension RaisedException {
    /// The mistakes with cells, and with the views of collections.
    static let ofCells = [
        RaisedException(
            "Instagram/IGListKit #1123", "The cell does not have a reuse identifier",
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:'"
        ) {
            let (view, bare) = (collection(), BareMoons())
            view.frame.size = CGSize(width: 100, height: 100)
            view.dataSource = bare
            view.layoutIfNeeded()
        },
        RaisedException(
            "parse-community/ParseUI-iOS #66", "The supplementary view was not retrieved by dequeuing",
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                + "(UICollectionElementKindSectionFooter,"
        ) {
            let (view, bare) = (collection(), BareMoons())
            view.frame.size = CGSize(width: 100, height: 100)
            (view.collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize.height = 20
            bare.count = 0
            view.dataSource = bare
            view.layoutIfNeeded()
        },
        RaisedException(
            "mamaral/Onboard #49", "The receiver has no segue with this identifier",
            "Receiver (<UIViewController #1>) has no segue with identifier 'GO''",
            name: "NSInvalidArgumentException"
        ) { UIViewController().performSegue(withIdentifier: "GO", sender: nil) },
        RaisedException(
            "Karumi/BothamUI #57", "Unable to dequeue a cell",
            "unable to dequeue a cell with identifier Moon - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard'"
        ) { _ = UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "Moon", for: first) },
        RaisedException(
            "kanaishinichi/TAXHeaderSheet #8", "Could not dequeue a view of kind",
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier Moon - must register a nib "
                + "or a class for the identifier or connect a prototype cell in a storyboard'"
        ) { _ = collection().dequeueReusableCell(withReuseIdentifier: "Moon", for: first) },
        RaisedException(
            "Provenance-Emu/Provenance #1771", "Attempted to scroll to an out-of-bounds row",
            "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items in "
                + "section 0. Collection view: <UICollectionView"
        ) { collection().scrollToItem(at: first, at: .top, animated: true) },
        RaisedException(
            "tigerAndBull/TABAnimated #158", "Invalid nib registered for identifier",
            "invalid nib registered for identifier (Moon) - nib must contain exactly one top level object which must "
                + "be a UITableViewCell instance'"
        ) {
            let table = UITableView(frame: .zero)
            table.register(Nib.make(#"<view id="v1"/>"#), forCellReuseIdentifier: "Moon")
            _ = table.dequeueReusableCell(withIdentifier: "Moon", for: first)
        },
        RaisedException(
            "tigerAndBull/TABAnimated #54", "The identifier in the nib does not match",
            "cell reuse indentifier in nib (Sun) does not match the identifier used to register the nib (Moon)'"
        ) {
            let table = UITableView(frame: .zero)
            table.register(
                Nib.make(#"<tableViewCell reuseIdentifier="Sun" id="c1"/>"#), forCellReuseIdentifier: "Moon")
            _ = table.dequeueReusableCell(withIdentifier: "Moon", for: first)
        },
        RaisedException(
            "tables made after UIKit's, in source code on GitHub", "Must pass a valid reuse identifier",
            "must pass a valid reuse identifier to -[UITableView registerNib:forCellReuseIdentifier:]'",
            name: "NSInvalidArgumentException"
        ) { UITableView(frame: .zero).register(Nib.make(#"<tableViewCell id="c1"/>"#), forCellReuseIdentifier: "") },
        RaisedException(
            "the same, for a collection", "Must pass a valid reuse identifier",
            "must pass a valid reuse identifier to -[UICollectionView "
                + "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]'",
            name: "NSInvalidArgumentException"
        ) {
            collection().register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "")
        },
        RaisedException(
            "collections made after UIKit's, in source code on GitHub", "The identifier in the nib does not match",
            "view reuse identifier in nib (Sun) does not match the identifier used to register the nib (Moon)'"
        ) {
            let view = collection()
            view.register(
                Nib.make(#"<collectionViewCell reuseIdentifier="Sun" id="c1"/>"#), forCellWithReuseIdentifier: "Moon")
            _ = view.dequeueReusableCell(withReuseIdentifier: "Moon", for: first)
        },
        RaisedException(
            "the same, also for cells", "Invalid nib registered for identifier",
            "invalid nib registered for identifier (Moon) - nib must contain exactly one top level object which must "
                + "be a UICollectionReusableView instance'"
        ) {
            let view = collection()
            view.register(Nib.make(#"<view id="v1"/>"#), forCellWithReuseIdentifier: "Moon")
            _ = view.dequeueReusableCell(withReuseIdentifier: "Moon", for: first)
        },
        RaisedException(
            "didi/DoKit #1195", "Expected dequeued view to be returned",
            "Expected dequeued view to be returned to the collection view in preparation for display."
        ) {
            let (view, moons) = (collection(), Moons([1]))
            view.frame.size = CGSize(width: 100, height: 100)
            view.dataSource = moons
            view.layoutIfNeeded()
            _ = view.dequeueReusableCell(withReuseIdentifier: "Moon", for: first)
            view.setNeedsLayout()
            view.layoutIfNeeded()
        },
        RaisedException(
            "mikaoj/BSImagePicker #367: of two views for one place one is not returned",
            "Expected dequeued view to be returned",
            "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                + "single view is dequeued and returned to the collection view."
        ) {
            let (view, moons) = (collection(), GreedyMoons([1]))
            view.frame.size = CGSize(width: 100, height: 100)
            view.dataSource = moons
            view.layoutIfNeeded()
        },
        RaisedException(
            "R.swift #494: a cell inside a table of a xib is no prototype", "Unable to dequeue a cell",
            "unable to dequeue a cell with identifier Moon - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard'"
        ) {
            let cell = #"<tableViewCell reuseIdentifier="Moon" id="c1"/>"#
            let nib = Nib.make(#"<tableView id="t1"><prototypes>\#(cell)</prototypes></tableView>"#)
            let table = nib.instantiate(withOwner: nil).first as? UITableView
            _ = table?.dequeueReusableCell(withIdentifier: "Moon", for: first)
        },
    ]
}
