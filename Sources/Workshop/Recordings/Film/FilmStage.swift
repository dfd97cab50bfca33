internal import ExampleShell
internal import Foundation

/// The places in a film of one phone: its screen, the reuse queue, the nib, counts and sentences.
struct FilmStage {
    /// The arrangement of the parts.
    enum Form {
        /// The queue is beside the phone.
        case wide
        /// The queue is below the phone, for narrow pages, and for two phones.
        case narrow
    }

    private static let title: CGFloat = 36

    let form: Form
    let phone: CGRect
    /// The frame of the screen.
    let screen: CGRect
    /// A Boolean value that indicates whether cells move, so that there is a queue.
    let hasQueue: Bool
    private let card: CGSize
    private let cards: Int

    /// Arranges the parts around a phone with a screen, below a heading; so many cells of a size may wait.
    init(form: Form, phone: CGSize, screen: CGRect, below top: CGFloat, card: CGSize?, cards: Int) {
        self.form = form
        self.phone = CGRect(origin: CGPoint(x: 0, y: top), size: phone)
        self.screen = screen.offsetBy(dx: 0, dy: top)
        hasQueue = card != nil
        self.card = card ?? .zero
        self.cards = cards
    }

    var size: CGSize {
        // The command is below the phone.
        guard hasQueue else { return CGSize(width: phone.maxX, height: phone.maxY + 24) }
        return form == .wide
            ? CGSize(width: count(0).maxX, height: max(phone.maxY + 18, sentence(2).maxY, nib.maxY + 22))
            : CGSize(width: count(0).maxX, height: sentence(0).maxY)
    }

    /// The frame of the queue, with its title.
    var queue: CGRect {
        let size = CGSize(
            width: max(card.width, 200) + 24,
            height: Self.title + card.height + CGFloat(max(0, min(cards, 5) - 1)) * 16 + 14)
        let origin =
            form == .wide
            ? CGPoint(x: phone.maxX + 40, y: screen.minY) : CGPoint(x: phone.midX - size.width / 2, y: phone.maxY + 22)
        return CGRect(origin: origin, size: size)
    }

    /// The place in the queue of a cell behind others.
    func place(ofSlot index: Int) -> CGPoint {
        CGPoint(x: queue.minX + 12, y: queue.minY + Self.title + CGFloat(min(index, 4)) * 16)
    }

    /// The place beyond the queue where cells go that never come back.
    var exit: CGPoint { CGPoint(x: queue.minX + 60, y: queue.minY + Self.title) }

    /// The frame of one of three sentences; on a narrow film, each is in the place of the one before.
    func sentence(_ index: Int) -> CGRect {
        form == .wide
            ? CGRect(x: queue.minX, y: queue.maxY + 22 + CGFloat(index) * 38, width: queue.width + 60, height: 34)
            : CGRect(x: phone.minX, y: queue.maxY + 10, width: count(0).maxX - phone.minX, height: 30)
    }

    /// The frame of a count, a number over its name.
    func count(_ index: Int) -> CGRect {
        form == .wide
            ? CGRect(x: queue.maxX + 76, y: screen.minY + CGFloat(index) * 112, width: 130, height: 100)
            : CGRect(x: phone.maxX + 14, y: screen.minY + CGFloat(index) * 84, width: 100, height: 78)
    }

    /// The place where cells come out of the nib.
    var source: CGPoint { CGPoint(x: min(nib.midX - 20, size.width - card.width), y: nib.midY - 20) }

    /// The frame of the nib.
    var nib: CGRect {
        form == .wide
            ? CGRect(x: queue.minX, y: sentence(2).maxY + 26, width: 52, height: 60)
            : CGRect(x: count(0).minX, y: count(3).minY + 10, width: 44, height: 52)
    }
}
