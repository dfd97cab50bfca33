/// A group of items in a row or a column. A section repeats its group downward.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items, in order. They begin again while there is room, unless the group has a count.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The space between items, or nil if there isn't one.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    private let isHorizontal: Bool
    private let count: Int?
    /// A Boolean value that indicates whether items share the group's length, whatever their sizes say.
    private let sharesLength: Bool

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
        count: Int? = nil, sharesLength: Bool = false
    ) {
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.count = count
        self.sharesLength = sharesLength
        super.init(layoutSize: layoutSize)
    }

    /// Creates a group of items side by side, which repeat as long as they fit.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
    /// Creates a group of a number of items side by side, each with its own size.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
    }
    /// Creates a group of a number of items side by side. All are equally wide, whatever their size says.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count, sharesLength: true)
    }
    /// Creates a group of items below each other, which repeat as long as they fit.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }
    /// Creates a group of a number of items below each other, each with its own size.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
    }
    /// Creates a group of a number of items below each other. All are equally high, whatever their size says.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count, sharesLength: true)
    }

    override func places(in size: CGSize) -> [Place] {
        let area = CGRect(origin: .zero, size: size).inset(by: contentInsets.resolved(.leftToRight))
        let room = isHorizontal ? area.width : area.height
        let spacing = interItemSpacing?.spacing ?? 0
        var items: [(item: NSCollectionLayoutItem, size: CGSize)] = []
        var length: CGFloat = 0
        while !subitems.isEmpty, items.count < count ?? 10_000 {
            let item = subitems[items.count % subitems.count]
            var size = item.layoutSize.size(in: area.size)
            if sharesLength, let count {
                let share = (room - spacing * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal { size.width = share } else { size.height = share }
            }
            let next = length + (items.isEmpty ? 0 : spacing) + (isHorizontal ? size.width : size.height)
            // A hair more is no more: a third of a width, three times, may be.
            if count == nil, !items.isEmpty, next > room + 0.01 || next <= length { break }
            length = next
            items.append((item, size))
        }
        let isFlexible = interItemSpacing?.isFlexibleSpacing == true && items.count > 1
        let distance = spacing + (isFlexible ? max(0, room - length) / CGFloat(items.count - 1) : 0)
        var origin = area.origin
        return items.flatMap { item, size in
            let places = item.places(in: size).map {
                Place(frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), sizesItself: $0.sizesItself)
            }
            if isHorizontal { origin.x += size.width + distance } else { origin.y += size.height + distance }
            return places
        }
    }
}
