import ReusableViews

// Broken: each cell that is asked for gets a registration of its own.
final class RegistrationInProviderViewController: RegistrationViewController {
    override func cell(
        for item: Item, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<LunarDayCollectionViewCell, Item>(
            cellNib: UINib(nibName: "LunarDayCell", bundle: nil)
        ) { cell, _, item in
            cell.show(item.day)
        }
        return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
}
