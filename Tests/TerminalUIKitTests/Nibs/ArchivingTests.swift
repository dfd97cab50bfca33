import TerminalUIKit
import TerminalTesting
import Testing

/// Views go through Foundation's archiver with the keys a nib has.
struct ArchivingTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        return try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? View)
    }

    @Test("An archive keeps a view's subviews, and every property that a nib can set")
    func views() throws {
        // Given
        let view = UIView(frame: CGRect(x: 1.5, y: 2, width: 3, height: 4))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        (view.tag, view.alpha, view.isHidden, view.clipsToBounds) = (5, 0.5, true, true)
        (view.backgroundColor, view.contentMode, view.isOpaque) = (.red, .center, false)
        (view.autoresizesSubviews, view.isUserInteractionEnabled, view.layer.borderWidth) = (false, false, 2)
        let label = UILabel(frame: .zero)
        (label.text, label.textAlignment, label.numberOfLines, label.lineBreakMode) = (
            "Moon", .center, 0, .byWordWrapping
        )
        (label.font, label.textColor) = (.boldSystemFont(ofSize: 12), .blue)
        view.addSubview(label)

        // When
        let copy = try copy(view)

        // Then
        expect(copy.frame == view.frame && copy.autoresizingMask == view.autoresizingMask)
        expect(copy.tag == 5 && copy.alpha == 0.5 && copy.isHidden && copy.clipsToBounds)
        expect(copy.backgroundColor == .red && copy.contentMode == .center && !copy.isOpaque)
        expect(!copy.autoresizesSubviews && !copy.isUserInteractionEnabled && copy.layer.borderWidth == 2)
        let text = try #require(copy.subviews.first as? UILabel)
        expect(text.text == "Moon" && text.textAlignment == .center && text.numberOfLines == 0)
        expect(text.lineBreakMode == .byWordWrapping && text.font == label.font && text.textColor == .blue)
        expect(text.superview === copy)
    }

    @Test("An archived cell keeps its identifier, and its labels are in its content view")
    func cells() throws {
        // Given
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Cell")
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "full"
        (cell.accessoryType, cell.selectionStyle) = (.checkmark, .blue)
        cell.imageView?.image = UIImage(systemName: "star")

        // When
        let copy = try copy(cell)

        // Then
        expect(copy.reuseIdentifier, equals: "Cell")
        expect(copy.subviews, equals: [copy.contentView])
        expect(copy.textLabel?.text == "Moon" && copy.textLabel?.superview === copy.contentView)
        expect(copy.detailTextLabel?.text == "full" && copy.imageView?.image == UIImage(systemName: "star"))
        expect(copy.accessoryType == .checkmark && copy.selectionStyle == .blue)
    }

    @Test("An archive keeps tags, but no outlets")
    func outlets() throws {
        // Given
        let view = Tag(frame: .zero)
        let label = UILabel(frame: .zero)
        label.tag = 4
        view.addSubview(label)
        view.label = label

        // When
        let copy = try copy(view)

        // Then
        expect(copy.label, equals: nil)
        expect(copy.viewWithTag(4) is UILabel)
    }

    @Test("Archiving a visible table moves none of its subviews, and leaves out cells and headers")
    func table() throws {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
        let source = UITableViewTests.Source(rows: 9)
        source.titles = ["Moons"]
        (table.dataSource, table.tableHeaderView) = (source, UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 22)))
        table.layoutIfNeeded()
        table.addSubview(UISwitch())
        let before = table.subviews

        // When
        let copy = try copy(table)

        // Then
        expect(before.count, equals: 6)
        expect(table.subviews, equals: before)
        expect(copy.subviews.map { "\(type(of: $0))" }, equals: ["UILabel", "UISwitch"])
    }

    @Test("Archiving a visible collection or bar moves none of its subviews")
    func collectionAndBar() throws {
        // Given
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 160, height: 176), collectionViewLayout: UICollectionViewFlowLayout())
        let moons = Moons([3])
        collection.dataSource = moons
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
        bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)]
        bar.addSubview(UILabel())
        for view in [collection, bar] { view.layoutIfNeeded() }
        let before = [collection.subviews, bar.subviews]

        // When
        let copies = try [copy(collection).subviews.count, copy(bar).subviews.count]

        // Then
        expect(before.map(\.count), equals: [3, 2])
        expect([collection.subviews, bar.subviews], equals: before)
        expect(copies, equals: [0, 1])
    }

    @Test("A constraint of an archived table leads to the same view, whatever is before it")
    func constraint() throws {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
        let source = UITableViewTests.Source(rows: 2)
        table.dataSource = source
        table.layoutIfNeeded()
        let mark = UISwitch()
        table.addSubview(mark)
        mark.widthAnchor.constraint(equalTo: table.widthAnchor).isActive = true

        // When
        let copy = try copy(table)

        // Then
        expect(copy.constraints.map { $0.firstItem === copy.subviews[0] }, equals: [true])
        expect(copy.subviews.count, equals: 1)
    }
}

final class Tag: UIView {
    @Outlet var label: UILabel?
}
