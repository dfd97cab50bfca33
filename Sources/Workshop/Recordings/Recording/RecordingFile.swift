internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// Recordings as a page reads them, in JSON: see `JSON.md` in the handbook.
struct RecordingFile: Encodable {
    /// A piece of text, and its role if it has one.
    typealias Run = [String]

    struct Take: Encodable {
        let program: String
        let technique: String
        let experiment: String?
        /// The description of what is broken.
        let broken: String?
        let item: String
        /// The classes of cells.
        let classes: [String]
        let phone: String
        /// The phone's width and height.
        let size: [Double]
        /// The frame of the screen on the phone.
        let screen: [Double]
        let moments: [Moment]
        /// The contents of the lists of screens, for every place to which a user can scroll.
        let scrolling: [Scrolling]
    }

    struct Moment: Encodable {
        let command: String?
        let line: Int?
        let screen: Int
        let events: [Event]
        let lists: [Viewport]
        /// The cells that came, moved or changed.
        let shown: [Shown]
        /// The cells that are no longer on the screen.
        let gone: [Cell]
        let waiting: [Cell]
        let background: String
        let counts: ScreenStats
        let header: [[Run]]?
        let notes: [Note]?
    }

    /// A cell's number, and its class if that isn't the first.
    typealias Cell = String

    struct Event: Encodable {
        let event: String
        let cell: Cell
        let place: String?
    }

    struct Viewport: Encodable {
        let clip: [Double]
        let offset: [Double]
    }

    struct Shown: Encodable {
        let cell: Cell
        let list: Int
        let place: String
        /// The cell's frame in the list.
        let frame: [Double]
        let badge: [Double]
        let text: String
        let drawing: String
        let fault: String?
    }

    struct Note: Encodable {
        let y: Double
        let text: [Run]
    }

    let version = 1
    /// The colors of cells, by their numbers.
    let colors: [String]
    /// Definitions in SVG, among them all drawings.
    let drawings: String
    let recordings: [Take]

    /// Writes recordings with drawings on one canvas.
    init(of recordings: [Recording], on canvas: SVGCanvas) {
        self.recordings = recordings.map { Take($0) }
        let used = self.recordings.flatMap(\.drawings).map { "\"#\($0)\"" }.joined()
        drawings = canvas.definitions(usedIn: used)
        let first = BadgeColor.color(of: 1)
        colors = [first.hex] + (2...).lazy.map(BadgeColor.color).prefix { $0 != first }.map(\.hex)
    }
}

extension RecordingFile.Take {
    fileprivate init(_ recording: Recording) {
        (program, technique, item) = (recording.program, recording.technique, recording.itemName)
        (experiment, broken) = (recording.experiment?.name, recording.experiment?.broken)
        phone = recording.phone
        size = [recording.size.width, recording.size.height].map(\.rounded2)
        screen = CGRect(origin: recording.origin, size: recording.screenSize).numbers
        scrolling = recording.scrolling
        classes = recording.classes
        let name = { [classes] (cell: Recording.Cell) in
            let place = classes.firstIndex(of: cell.object.className) ?? 0
            return (place == 0 ? "" : "\(place)-") + "\(cell.object.number ?? 0)"
        }
        var moments: [RecordingFile.Moment] = []
        var before: Recording.Moment?
        for (index, moment) in recording.moments.enumerated() {
            // Notes are the last ones of a line.
            let next = recording.moments.dropFirst(index + 1).first
            let isLast = next.map { $0.line != moment.line } ?? true
            if recording.isIdle(index), !isLast || moment.notes == before?.notes { continue }
            moments.append(.init(moment, after: before, name: name, withNotes: isLast))
            before = moment
        }
        self.moments = moments
    }

    fileprivate var drawings: [String] {
        [phone] + moments.flatMap { [$0.background] + $0.shown.map(\.drawing) }
            + scrolling.flatMap { $0.contents + [$0.cleared].compactMap(\.self) }
    }
}

extension RecordingFile.Moment {
    fileprivate init(
        _ moment: Recording.Moment, after before: Recording.Moment?, name: (Recording.Cell) -> String, withNotes: Bool
    ) {
        (command, line, screen) = (moment.command, moment.line, moment.screen)
        (background, counts) = (moment.background, moment.stats)
        events = moment.events.map { .init(event: $0.kind.rawValue, cell: name($0.cell), place: $0.place) }
        let lists = moment.lists.sorted { $0.key.index < $1.key.index }
        self.lists = lists.map { .init(clip: $1.clip.numbers, offset: [Double($1.offset.x), Double($1.offset.y)]) }
        let old = before?.screen == moment.screen ? before : nil
        shown = moment.shown.map { RecordingFile.Shown($0, in: moment, name: name) }.filter { shown in
            !(old?.shown.contains { RecordingFile.Shown($0, in: old!, name: name) == shown } ?? false)
        }
        gone = (old?.shown ?? []).map(\.cell).filter { moment[$0] == nil }.map(name)
        waiting = moment.waiting.map(name)
        header = withNotes ? moment.notes.map { $0.header.map(\.pieces) } : nil
        notes = withNotes ? moment.notes.map { $0.notes.map { .init(y: $0.y.rounded2, text: $0.text.pieces) } } : nil
    }
}

extension RecordingFile.Shown: Equatable {
    fileprivate init(_ shown: Recording.Shown, in moment: Recording.Moment, name: (Recording.Cell) -> String) {
        let list = moment.lists[shown.list]
        let (clip, offset) = (list?.clip ?? .zero, list?.offset ?? .zero)
        self.init(
            cell: name(shown.cell), list: shown.list.index, place: shown.place,
            frame: shown.frame.offsetBy(dx: offset.x - clip.minX, dy: offset.y - clip.minY).numbers,
            badge: shown.badge.frame.numbers, text: shown.badge.text, drawing: shown.contents,
            fault: shown.fault?.text)
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

extension StyledText {
    fileprivate var pieces: [RecordingFile.Run] {
        runs.map { [StyledText($0.text).string.printable] + ($0.role == .plain ? [] : [$0.role.cssClass]) }
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [minX, minY, width, height].map(\.rounded2) }
}

extension CGFloat {
    /// The number in hundredths.
    fileprivate var rounded2: Double { (Double(self) * 100).rounded() / 100 }
}
