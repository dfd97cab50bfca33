import TerminalUIKit
import TerminalTesting
import Testing

struct UITableViewHeaderFooterViewTests {
    private let months = Months()

    @Test("Headers that leave the screen are reused for other sections")
    func reuse() {
        // Given
        months.table.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "month")
        months.show()

        // When
        for _ in 0..<40 {
            months.table.scroll(by: CGPoint(x: 0, y: 22))
            months.table.layoutIfNeeded()
        }

        // Then
        expect(months.table.headerView(forSection: 14)?.textLabel?.text, equals: "month 14")
        expect(months.table.headerView(forSection: 0), equals: nil)
        expect(months.made.count <= 6)
        expect(months.made.contains { $0.timesReused > 2 })
    }

    @Test("A header registered with a nib is the nib's only object, and its content view is behind the nib's views")
    func nib() throws {
        // Given
        let custom = Nib.custom(CountedHeader.self)
        months.table.register(
            Nib.make(
                """
                <view id="hEa-d3-r01" \(custom)><rect key="frame" x="0.0" y="0.0" width="320" height="22"/><subviews>
                <label text="Month" id="hEa-d3-r02"><rect key="frame" x="8" y="0.0" width="80" height="22"/></label>
                </subviews></view>
                """), forHeaderFooterViewReuseIdentifier: "month")

        // When
        months.show()

        // Then
        let header = try #require(months.table.headerView(forSection: 1) as? CountedHeader)
        expect(header.reuseIdentifier, equals: "month")
        expect(header.subviews.first === header.contentView)
        expect((header.subviews.last as? UILabel)?.text, equals: "Month")
    }

    @Test("Setting a header's background color has no effect, and is logged in the words of iOS 14 or later")
    func color() throws {
        // Given
        var log: [String] = []
        let world = World()
        world.log = { log.append($0) }
        let nib = Nib.make(
            """
            <view id="v1" \(Nib.custom(CountedHeader.self))><color key="backgroundColor" red="1" green="0.0" blue="0.0"
            alpha="1" colorSpace="custom"/></view>
            """, in: world)

        // When
        let header = try #require(nib.objects(withOwner: nil).first as? CountedHeader)
        world.run { header.backgroundColor = .blue }
        header.contentView.backgroundColor = .green

        // Then: AliSoftware/Reusable #121
        let line =
            "[TableView] Changing the background color of UITableViewHeaderFooterView is not supported. Use the "
            + "background view configuration instead."
        expect(log, equals: [line, line])
        expect(header.backgroundColor == nil && header.contentView.backgroundColor == .green)
    }

    @Test(
        "A header is as high as its constraints require, to its own edges or inside its content view",
        arguments: ["own edges", "inner view", "content view"])
    func height(kind: String) {
        // Given
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel(frame: .zero)
        let inner = UIView(frame: .zero)
        func fill(_ outer: UIView, with view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            ])
        }
        switch kind {
        case "own edges": fill(header, with: label)
        case "content view": fill(header.contentView, with: label)
        default:
            fill(header, with: inner)
            fill(inner, with: label)
        }
        label.heightAnchor.constraint(equalToConstant: 100).isActive = true

        // When
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        // Then
        expect(size, equals: CGSize(width: 320, height: kind == "inner view" ? 140 : 120))
    }

    @Test("Without a registration, dequeueing a header returns nil")
    func unregistered() {
        // Given
        let table = months.table

        // When
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "month")

        // Then
        expect(view, equals: nil)
    }

    @Test("A header from an archive has its labels and views")
    func archive() throws {
        // Given
        let header = CountedHeader(reuseIdentifier: "month")
        header.textLabel?.text = "May"
        header.backgroundView = UIView(frame: .zero)

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: header)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? CountedHeader)

        // Then
        expect(copy.reuseIdentifier, equals: "month")
        expect(copy.textLabel?.text == "May" && copy.textLabel?.superview === copy.contentView)
        expect(copy.subviews, equals: [copy.backgroundView, copy.contentView])
    }
}

final class CountedHeader: UITableViewHeaderFooterView {
    private(set) var timesReused = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        timesReused += 1
    }
}

/// A table of twenty sections, each of a row of 44 points below a header of 22.
private final class Months: UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: .plain)
    private(set) var made: Set<CountedHeader> = []

    func show() {
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 20 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "month") as! CountedHeader
        header.textLabel?.text = "month \(section)"
        made.insert(header)
        return header
    }
}
