import TerminalUIKit
import TerminalTesting
import Testing

/// The parts of a collection's cell, and the looks of its states.
struct UICollectionViewCellTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    private let back = UIView(frame: .zero)
    private let selectedBack = UIView(frame: .zero)

    @Test("While a cell is selected or highlighted, its selected background is between background and content")
    func selectedBackground() {
        // Given
        cell.backgroundView = back
        cell.selectedBackgroundView = selectedBack
        let before = cell.subviews

        // When
        cell.isSelected = true
        let whileSelected = cell.subviews
        cell.isSelected = false
        let after = cell.subviews
        cell.isHighlighted = true

        // Then
        expect(before, equals: [back, cell.contentView])
        expect(whileSelected, equals: [back, selectedBack, cell.contentView])
        expect(after, equals: before)
        expect(cell.subviews, equals: whileSelected)
    }

    @Test("Without a background, the selected background is behind everything else")
    func selectedBackgroundAlone() {
        // Given
        cell.isSelected = true

        // When
        cell.selectedBackgroundView = selectedBack

        // Then
        expect(cell.subviews, equals: [selectedBack, cell.contentView])
    }

    @Test("A new background view replaces the old one")
    func replacement() {
        // Given
        cell.isSelected = true
        cell.backgroundView = UIView(frame: .zero)
        cell.selectedBackgroundView = UIView(frame: .zero)

        // When
        cell.backgroundView = back
        cell.selectedBackgroundView = selectedBack

        // Then
        expect(cell.subviews, equals: [back, selectedBack, cell.contentView])
    }

    @Test("Content and backgrounds are as large as the cell")
    func layout() {
        // Given
        cell.backgroundView = back
        cell.selectedBackgroundView = selectedBack
        cell.isSelected = true

        // When
        cell.frame.size = CGSize(width: 120, height: 66)
        cell.layoutIfNeeded()

        // Then
        expect([cell.contentView, back, selectedBack].map(\.frame), equals: [cell.bounds, cell.bounds, cell.bounds])
    }

    @Test("prepareForReuse forgets the state, not the content")
    func reuse() {
        // Given
        cell.contentView.addSubview(UILabel(frame: .zero))
        cell.isSelected = true
        cell.isHighlighted = true

        // When
        cell.prepareForReuse()

        // Then
        expect(!cell.isSelected && !cell.isHighlighted)
        expect(cell.contentView.subviews.count, equals: 1)
    }

    @Test("A cell from an archive has its identifier, content and backgrounds, and isn't selected")
    func archive() throws {
        // Given
        let nib = Nib.make(
            """
            <collectionViewCell reuseIdentifier="Moon" id="Ce0-00-001">
            <rect key="frame" x="0" y="0" width="80" height="44"/>
            <view key="contentView" tag="7" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/></view>
            </collectionViewCell>
            """)
        let original = try #require(nib.objects(withOwner: nil).first as? UICollectionViewCell)
        (back.tag, selectedBack.tag) = (8, 9)
        original.backgroundView = back
        original.selectedBackgroundView = selectedBack
        original.isSelected = true

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: original)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UICollectionViewCell)

        // Then
        expect(copy.reuseIdentifier, equals: "Moon")
        expect(copy.contentView.tag, equals: 7)
        expect(copy.backgroundView?.tag == 8 && copy.selectedBackgroundView?.tag == 9)
        expect(!copy.isSelected)
        expect(copy.subviews, equals: [copy.backgroundView, copy.contentView])
    }

    @Test("A background from a nib is on screen, behind the content")
    func backgroundFromNib() throws {
        // Given
        let nib = Nib.make(
            """
            <collectionViewCell id="Ce0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/>
            <view key="contentView" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/></view>
            <view key="backgroundView" id="Vi0-00-002"><rect key="frame" x="0" y="0" width="80" height="44"/></view>
            </collectionViewCell>
            """)

        // When
        let cell = try #require(nib.objects(withOwner: nil).first as? UICollectionViewCell)

        // Then
        expect(cell.subviews, equals: [cell.backgroundView, cell.contentView])
    }

    @Test("Content without a size in the nib is as large as the cell")
    func contentWithoutFrame() throws {
        // Given
        let nib = Nib.make(
            """
            <collectionViewCell reuseIdentifier="Moon" id="Ce0-00-001">
            <rect key="frame" x="0" y="0" width="80" height="44"/></collectionViewCell>
            """)

        // When
        let cell = try #require(try nib.objects(withOwner: nil).first as? UICollectionViewCell)

        // Then
        expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 80, height: 44))
        expect(cell.contentView.superview === cell)
    }
}
