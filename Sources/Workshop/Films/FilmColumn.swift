internal import ExampleShell
internal import Foundation

/// The column beside a phone in a film, and the places in it: counts, the reuse queue, the nib.
struct FilmColumn {
    static let badgeHeight = PhoneFrame.lineHeight - 4
    static let width: CGFloat = 128
    private static let gap: CGFloat = 16
    private static let slot = CGSize(width: 54, height: 28)
    private static let countHeight: CGFloat = 76

    private let take: FilmTake
    /// The number of cells for which the queue has room, which is the same on two phones.
    var slots = 0
    /// Its left edge, from that of the phone.
    let left: CGFloat
    let counts: [ScreenCount] = [.made, .reused, .nibReads]

    init(of take: FilmTake) {
        self.take = take
        left = take.size.width + Self.gap
    }

    /// Returns the frame of a count, a number over its name.
    func count(_ index: Int) -> CGRect {
        let top = max(take.size.height - CGFloat(counts.count) * Self.countHeight, sheet.maxY + 40)
        return CGRect(
            x: left, y: top + CGFloat(index) * Self.countHeight, width: Self.width, height: Self.countHeight)
    }

    /// The cells in the queue in the midst of a step: those that waited, and those that came.
    func queue(in step: Int) -> [FilmState.Cell] {
        let waiting = take.states[step].waiting
        return waiting + take.steps[step].queued.filter { !waiting.contains($0) }
    }

    var mostWaiting: Int { take.steps.indices.map { queue(in: $0).count }.max() ?? 0 }

    private var slotColumns: Int { slots > 2 ? 2 : 1 }

    var box: CGRect {
        let rows = max(2, (slots + slotColumns - 1) / slotColumns)
        return CGRect(
            x: left, y: take.origin.y, width: Self.width,
            height: CGFloat(rows) * Self.slot.height + 16)
    }

    func place(ofSlot index: Int) -> CGPoint {
        let margin = (Self.width - CGFloat(slotColumns) * Self.slot.width) / 2
        return CGPoint(
            x: left + margin + CGFloat(index % slotColumns) * Self.slot.width + 8,
            y: box.minY + 8 + CGFloat(index / slotColumns) * Self.slot.height + 5)
    }

    /// The place above the queue where badges go that never come back.
    var exit: CGPoint { CGPoint(x: left, y: box.minY - 44) }

    var sheet: CGRect { CGRect(x: left + Self.width / 2 - 22, y: box.maxY + 58, width: 44, height: 54) }

    /// The place where badges come out of the nib.
    var nib: CGPoint { CGPoint(x: sheet.midX - 16, y: sheet.midY - 4) }
}
