import ReusableViews

// Since iOS 14 a registration says in one place what a cell is made of and how it is filled. It knows the types of cell
// and item: so there is no identifier and no cast. The data source shows a snapshot of the items, and the grid is
// described, not computed. File's Owner of RegistrationViewController.xib, which fills `view` and `collectionView`.
class RegistrationViewController: UIViewController {
    // A day that is inserted twice is two items.
    struct Item: Hashable {
        let number: Int
        let day: LunarDay
    }

    @Outlet var collectionView: UICollectionView?
    // Made once, before a cell is asked for.
    private let registration = UICollectionView.CellRegistration<LunarDayCollectionViewCell, Item>(
        cellNib: UINib(nibName: "LunarDayCell", bundle: nil)
    ) { cell, _, item in
        cell.show(item.day)
    }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Item>?
    private var items: [Item]
    private var made: Int

    var columns = 3 {
        didSet { collectionView?.collectionViewLayout = layout }
    }

    required init(days: LunarDays) {
        items = (0..<days.count).map { Item(number: $0, day: days[$0]) }
        made = items.count
        // Subclasses share this nib, so the name can't follow from the class.
        super.init(nibName: "RegistrationViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        (items, made) = ([], 0)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let collectionView else { return }
        collectionView.collectionViewLayout = layout
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [unowned self] in
            cell(for: $2, at: $1, in: $0)
        }
        showItems()
    }

    // A cell is a part of its group's width, a group is as wide as the grid.
    var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(132)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        return UICollectionViewCompositionalLayout(section: section)
    }

    func cell(for item: Item, at indexPath: IndexPath, in collectionView: UICollectionView) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }

    private func showItems() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        dataSource?.apply(snapshot)
    }

    // The list changes, and the data source finds out what is different.
    func insert(_ day: LunarDay, at index: Int) {
        items.insert(Item(number: made, day: day), at: index)
        made += 1
        showItems()
    }

    func move(_ order: [Int]) {
        items = order.map { items[$0] }
        showItems()
    }

    func delete(at index: Int) {
        items.remove(at: index)
        showItems()
    }
}
