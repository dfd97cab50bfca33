import ReusableViews

// The same items with another layout and another registration: a list. Its rows are as high as their content.
final class AsListViewController: RegistrationViewController {
    private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item.day.name
        content.image = UIImage(named: item.day.imageName)
        content.imageProperties.maximumSize = CGSize(width: 22, height: 22)
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    override var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }

    override func cell(
        for item: Item, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
    }
}
