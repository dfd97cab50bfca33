internal import Foundation
internal import PlainText

/// The places of a storyboard's scenes in a picture: as on Interface Builder's canvas, without its wide gaps.
struct CanvasLayout {
    /// The space between scenes, in points.
    static let gap: CGFloat = 120
    /// The room above a scene for its title.
    static let titleHeight: CGFloat = 24
    /// The longest side of a picture of which something can be seen.
    private static let longestSide: CGFloat = 9_000

    /// The frames, without titles, from the upper left corner of all.
    let frames: [CGRect]
    /// The size of all, with titles.
    let size: CGSize

    /// Places scenes of some sizes where the file says, or beside one another if it doesn't say where.
    init(sizes: [CGSize], locations: [CGPoint?]) {
        let placed = Self.placed(sizes, locations)
        let isTooLarge = [placed.width, placed.height].contains { !($0 <= Self.longestSide) }
        let area = isTooLarge ? Self.placed(sizes, sizes.map { _ in nil }) : placed
        frames = area.frames
        size = CGSize(width: area.width, height: area.height)
    }

    private static func placed(
        _ sizes: [CGSize], _ locations: [CGPoint?]
    ) -> (frames: [CGRect], width: CGFloat, height: CGFloat) {
        var frames = [CGRect](repeating: .null, count: sizes.count)
        let known = sizes.indices.filter { locations[$0]?.isUsable ?? false }
        let order = known.sorted {
            let (first, second) = (locations[$0]!, locations[$1]!)
            return (first.y, first.x, $0) < (second.y, second.x, $1)
        }
        for index in order {
            var frame = withTitle(locations[index]!, sizes[index])
            // A scene that would overlap another moves the shorter way.
            while let other = frames.first(where: { $0.intersects(frame.insetBy(dx: -8, dy: -8)) }) {
                let (right, down) = (other.maxX + gap / 2 - frame.minX, other.maxY + 16 - frame.minY)
                if right < down { frame.origin.x += right } else { frame.origin.y += down }
            }
            frames[index] = frame
        }
        // The scenes without a place stand below the others, in rows about as long as there are rows.
        let rest = sizes.indices.filter { frames[$0].isNull }
        let perRow = Double(rest.count).squareRoot().rounded(.up).whole(in: 1...1_000_000)
        var top = (frames.filter { !$0.isNull }.map(\.maxY).max() ?? -gap) + gap
        for start in stride(from: 0, to: rest.count, by: perRow) {
            var left: CGFloat = 0
            let row = rest[start..<min(start + perRow, rest.count)]
            for index in row {
                frames[index] = withTitle(CGPoint(x: left, y: top), sizes[index])
                left = frames[index].maxX + gap
            }
            top = row.map { frames[$0].maxY }.max()! + gap / 2
        }
        close(\.minX, \.maxX, of: &frames, to: gap) { $0.origin.x = $1 }
        close(\.minY, \.maxY, of: &frames, to: gap / 2) { $0.origin.y = $1 }
        let (width, height) = (frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
        let scenes = frames.map {
            CGRect(x: $0.minX, y: $0.minY + titleHeight, width: $0.width, height: $0.height - titleHeight)
        }
        return (scenes, width, height)
    }

    private static func withTitle(_ point: CGPoint, _ size: CGSize) -> CGRect {
        CGRect(x: point.x, y: point.y, width: size.width, height: size.height + titleHeight)
    }

    /// Moves frames along an axis so that they begin at 0 and nowhere all leave more than a gap free.
    private static func close(
        _ start: (CGRect) -> CGFloat, _ end: (CGRect) -> CGFloat, of frames: inout [CGRect], to gap: CGFloat,
        _ move: (inout CGRect, CGFloat) -> Void
    ) {
        var (reach, shift): (CGFloat, CGFloat) = (0, 0)
        for (number, index) in frames.indices.sorted(by: { start(frames[$0]) < start(frames[$1]) }).enumerated() {
            let frame = frames[index]
            let free = start(frame) - shift - reach
            if number == 0 { shift = start(frame) } else if free > gap { shift += free - gap }
            move(&frames[index], start(frame) - shift)
            reach = max(reach, end(frame) - shift)
        }
    }
}

extension CGPoint {
    fileprivate var isUsable: Bool { [x, y].allSatisfy { $0.isFinite && abs($0) < 1e6 } }
}
