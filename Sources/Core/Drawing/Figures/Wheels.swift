import Foundation

/// The wheels of a picker side by side: rows of text, the selected ones in the middle. Not in UIKit.
nonisolated public struct Wheels: Equatable, Sendable {
    /// The content of one wheel.
    public struct Wheel: Equatable, Sendable {
        /// The texts of ``Wheels/rows``, from the top. The selected one is in the middle.
        public var texts: [String]
        /// The width in columns of text, whatever row is selected: wheels keep theirs when they are turned.
        public var columns: Int
        /// The alignment of the texts.
        public var alignment: NSTextAlignment

        /// Creates a wheel with the texts of its rows, at a width in columns.
        public init(texts: [String], columns: Int, alignment: NSTextAlignment) {
            self.texts = texts
            self.columns = columns
            self.alignment = alignment
        }
    }

    /// The rows there is room for, counted from the selected one. Above it they are negative.
    public let rows: ClosedRange<Int>
    /// The height of a row, in points, at least a line's.
    public let rowHeight: CGFloat
    /// The wheels from left to right.
    public var wheels: [Wheel] = []
    /// A Boolean value that determines whether views are on the wheels, so that these must be where
    /// ``rect(ofRow:wheel:in:)`` says. Otherwise they may take all the width.
    public var carryViews = false

    /// Creates a picker without wheels.
    ///
    /// - Parameters:
    ///   - height: The height of the picker, in points.
    ///   - rowHeight: The height of a row, in points.
    public init(height: CGFloat, rowHeight: CGFloat = TextLayout.lineHeight) {
        self.rowHeight = max(rowHeight, TextLayout.lineHeight)
        let count = (height / self.rowHeight).whole(in: 1...100)
        let reach = (count - 1) / 2
        rows = -reach...reach
    }

    /// Returns the text of a row of a wheel, or an empty text if there is no such row.
    public func text(ofRow row: Int, wheel index: Int) -> String {
        let texts = wheels[index].texts
        let place = row - rows.lowerBound
        return texts.indices.contains(place) ? texts[place] : ""
    }

    /// Returns the number of columns between two wheels of a picker with a width, in points.
    public func gap(in width: CGFloat) -> Int {
        columns(separatedBy: 3) <= TextLayout.columns(in: width) ? 3 : 1
    }

    /// Returns the frame of a row of a wheel, in a picker with these bounds.
    public func rect(ofRow row: Int, wheel index: Int, in bounds: CGRect) -> CGRect {
        let gap = gap(in: bounds.width)
        let before = wheels[..<index].map(\.columns).reduce(Self.margin + gap * index, +)
        let line = rect(ofRow: row, in: bounds)
        let width = CGFloat(columns(separatedBy: gap)) * TextLayout.columnWidth
        return CGRect(
            x: line.midX - width / 2 + CGFloat(before) * TextLayout.columnWidth, y: line.minY,
            width: CGFloat(wheels[index].columns) * TextLayout.columnWidth, height: rowHeight)
    }

    /// Returns the frame of a row of all wheels, in a picker with these bounds. Row 0 is in the middle.
    public func rect(ofRow row: Int, in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX, y: bounds.midY + (CGFloat(row) - 0.5) * rowHeight, width: bounds.width, height: rowHeight)
    }

    /// The columns of all wheels and what stands between and beside them.
    private func columns(separatedBy gap: Int) -> Int {
        wheels.map(\.columns).reduce(2 * Self.margin + gap * (wheels.count - 1), +)
    }

    /// The columns beside the first and the last wheel.
    private static let margin = 2
}
