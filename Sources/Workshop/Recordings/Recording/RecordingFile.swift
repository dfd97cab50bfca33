internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// Recordings that share their drawings, as a page reads them, in JSON: see `JSON.md` in the handbook.
struct RecordingFile: Encodable {
    let version = 1
    /// The colors of cells, by their numbers.
    let colors: [String]
    /// Definitions in SVG, among them all drawings.
    let drawings: String
    let recordings: [Recording]

    /// Writes recordings with drawings on one canvas, without the moments that show and say nothing new.
    init(of recordings: [Recording], on canvas: SVGCanvas) {
        self.recordings = recordings.map { recording in
            var (recording, moments) = (recording, [Recording.Moment]())
            for (index, moment) in recording.moments.enumerated()
            where !recording.isIdle(index) || (moment.notes != nil && moment.notes != moments.last?.notes) {
                moments.append(moment)
            }
            recording.moments = moments
            return recording
        }
        drawings = canvas.definitions(usedIn: self.recordings.flatMap(\.drawings).map { "\"#\($0)\"" }.joined())
        let first = BadgeColor.color(of: 1)
        colors = [first.hex] + (2...).lazy.map(BadgeColor.color).prefix { $0 != first }.map(\.hex)
    }
}

extension Encodable {
    /// The value as JSON, with its keys in order.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}

/// A size or frame, which is written as a list of numbers in hundredths.
@propertyWrapper
struct Numbers<Value: Equatable>: Equatable, Encodable {
    var wrappedValue: Value

    func encode(to encoder: any Encoder) throws {
        let numbers: [CGFloat] =
            switch wrappedValue {
            case let size as CGSize: [size.width, size.height]
            case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
            default: []
            }
        try numbers.map { ($0 * 100).rounded() / 100 }.encode(to: encoder)
    }
}

extension Recording.Cell: Encodable {
    /// The name of the cell, as it is in names of elements: `UITableViewCell-3`.
    var name: String { object.name.replacing(" #", with: "-") }

    func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

extension CellFault: Encodable {
    package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}
