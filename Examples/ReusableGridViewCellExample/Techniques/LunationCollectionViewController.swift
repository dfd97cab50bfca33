import ReusableViews

// Today's technique: AQGridView is a library of 2010, and UIKit has had its own grid since iOS 6. The grid takes the
// nib as a table does, so the nib that fails in `direct` works here: the fault was never the nib's. File's Owner of
// LunationCollectionViewController.xib, which fills `view`, `collectionView` and `layout`.
final class LunationCollectionViewController: UIViewController, UICollectionViewDataSource {
    @Outlet var collectionView: UICollectionView?
    @Outlet var layout: UICollectionViewFlowLayout?
    private(set) var days: LunarDays
    private let identifier = "LunarDayCollectionViewCell"

    var columns = 3 {
        didSet { sizeItems() }
    }

    required init(days: LunarDays) {
        self.days = days
        super.init(nibName: "LunationCollectionViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        days = LunarDays(count: 0)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "LunarDayCollectionViewCell", bundle: nil)
        collectionView?.register(nib, forCellWithReuseIdentifier: identifier)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        sizeItems()
    }

    private func sizeItems() {
        guard let collectionView, let layout else { return }
        let room = collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right
        let width = room / CGFloat(columns)
        // Any new size makes the layout start again, even an equal one.
        if layout.itemSize.width != width { layout.itemSize.width = width }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        days.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            as! LunarDayCollectionViewCell
        cell.show(days[indexPath.item])
        return cell
    }

    func insert(_ day: LunarDay, at item: Int) {
        days.insert(day, at: item)
        collectionView?.insertItems(at: [IndexPath(item: item, section: 0)])
    }

    func move(_ order: [Int]) {
        collectionView?.performBatchUpdates {
            days = LunarDays(order.map { days[$0] })
            for (new, old) in order.enumerated() {
                collectionView?.moveItem(at: IndexPath(item: old, section: 0), to: IndexPath(item: new, section: 0))
            }
        }
    }

    func delete(at item: Int) {
        days.remove(at: item)
        collectionView?.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
}
