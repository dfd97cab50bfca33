internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// The data of the script of a ``LoadPage``: the screen after each command, and the steps that led to it.
///
/// Names, texts and drawings are repeated often, so the data contains each of them once.
struct LoadPageData {
    /// The picture of a view.
    struct Layer: Encodable {
        /// The number of its name, or the cell's number for a badge.
        let object: Int
        let depth: Int
        /// The number of the view's line in `tree`.
        let text: Int?
        /// The layer's frame in the window: x, y, width, height, or nil if it is invisible.
        let frame: [Double]?
        /// The lengths cut off at the layer's top, right, bottom and left.
        let clip: [Double]?
        let alpha: Double?
        /// The number of its drawing.
        let drawing: Int?
        let isCell: Bool?
        /// The text of the badge and its background, if the layer is a badge.
        let badge: String?
        let color: String?
    }

    struct Step: Encodable {
        /// Its number since the screen was made, from 1.
        let number: Int
        let event: String
        /// The numbers of the step's texts: its kind, and its effect.
        let texts: [Int]
        /// The number of the name of the object it happened to, and of the other object.
        let subject: Int?
        let counterpart: Int?
        let place: String?
        /// The load it was part of: `load 2 of Cell.xib`.
        let load: String?
    }

    struct Moment: Encodable {
        let layers: [Layer]
        let steps: [Step]
        let stepsLeftOut: Int
    }

    /// After how many commands the screen is kept: when it was made, and after the last ones.
    private static let mostMoments = 40
    /// The largest number of steps of a command: half of them its first, half its last.
    private static let mostSteps = 400

    /// The commands, the first one nil, with the notes beside the screen then, and the badges of the first notes'
    /// cells.
    private(set) var captions: [(command: String?, notes: ScreenNotes, badges: [CellBadge])] = []
    private(set) var commandsLeftOut = 0
    private(set) var nibs: [NibListing] = []
    let sheet = SVGSheet()

    private var moments: [Moment] = []
    private var stepCount = 0
    private var objects = Numbered<String>()
    private var texts = Numbered<StyledText>()
    private var loads = Numbered<NibLoad>()
    /// The nib's objects that views were made of: the number of the file and the id, by the number of the name.
    private var origins: [Int: [String]] = [:]
    private let phone: PhoneDrawing
    private let body: Int?

    /// Repeats the commands that have led to a session's screen.
    init(of session: ExampleSession) throws {
        phone = PhoneDrawing(window: session.window, badges: session.shown.badges)
        body = sheet.add(phone.drawBody)
        try Self.replay(session) { try take($0, after: $1) }
    }

    /// Repeats the commands that led to a session's screen, in a hidden session of the same program, in a traced world.
    /// `look` is called when the screen is made, and after each command.
    static func replay(
        _ session: ExampleSession, _ look: (_ twin: ExampleSession, _ command: String?) throws -> Void
    ) throws {
        let twin = session.twin()
        twin.editing.isTrial = true
        try twin.redirected(
            to: { _ in }, errors: { _ in }, isInteractive: session.isInteractive, appearance: session.appearance
        ) {
            twin.recorder.isOn = true
            try twin.repeatScreen(of: session.technique, breaking: session.experiment)
            twin.window.frame = twin.shown.screenFrame
            twin.window.layoutIfNeeded()
            try look(twin, nil)
            for step in session.steps {
                twin.run(step)
                twin.window.frame = twin.shown.screenFrame
                try look(twin, step)
            }
        }
    }

    func picture(title: String) -> String { sheet.picture(size: phone.size, title: title, phone.draw) }

    private mutating func take(_ session: ExampleSession, after command: String?) throws {
        let steps = session.recorder.current
        if moments.count == Self.mostMoments {
            moments.remove(at: 1)
            captions.remove(at: 1)
            commandsLeftOut += 1
        }
        // A cell in several places has one badge, and a covered cell has no badge.
        let badges = session.shown.badges
        let cells = session.window.cellContainers.flatMap(\.cellsOnScreen)
        captions.append((command, session.shown.notes, badges.count == cells.count ? badges : []))
        try session.inContext { try listNibs(of: steps) }
        let numbered = steps.enumerated().map { (number: stepCount + $0 + 1, event: $1) }
        stepCount += steps.count
        let leftOut = max(0, steps.count - Self.mostSteps)
        let kept = numbered.prefix((steps.count - leftOut + 1) / 2) + numbered.suffix((steps.count - leftOut) / 2)
        let layers = session.inContext {
            let badges = CellBadge.badges(in: session.window, changes: session.recorder.cells)
            return ScreenLayer.layers(of: session.window, with: badges).compactMap { layer($0) }
        }
        moments.append(
            Moment(layers: layers, steps: kept.map { step($0.event, $0.number) }, stepsLeftOut: leftOut))
    }

    /// Reads the first loads, and records the objects that they made.
    private mutating func listNibs(of steps: [TraceEvent]) throws {
        for step in steps {
            guard let load = step.load else { continue }
            _ = loads.number(of: load)
            if !nibs.contains(where: { $0.file == load.file }), let nib = try NibListing(of: load.file) {
                nibs.append(nib)
            }
            guard [.decode, .awakeAfter].contains(step.event), let subject = step.subject,
                let index = nibs.firstIndex(where: { $0.file == load.file })
            else { continue }
            origins[objects.number(of: subject.name), default: []].append("\(index):\(step.object)")
        }
    }

    private mutating func layer(_ layer: ScreenLayer) -> Layer? {
        let isSeen = layer.alpha > 0 && layer.clip.intersects(layer.frame)
        var drawing: Int?
        if isSeen, layer.badge == nil {
            drawing = sheet.add { layer.view.drawAlone(isOverlay: layer.isOverlay, on: $0) }
        }
        guard layer.text != nil || layer.badge != nil || drawing != nil else { return nil }
        let (frame, clip) = (layer.frame, layer.clip)
        let cut = [clip.minY - frame.minY, frame.maxX - clip.maxX, frame.maxY - clip.maxY, clip.minX - frame.minX]
        return Layer(
            object: objects.number(of: Trace.name(of: layer.view)), depth: layer.depth,
            text: layer.text.map { texts.number(of: $0) },
            frame: isSeen ? [frame.minX, frame.minY, frame.width, frame.height].map(\.inHundredths) : nil,
            clip: isSeen && cut.contains { $0 > 0 } ? cut.map(\.inHundredths) : nil,
            alpha: layer.alpha < 1 ? layer.alpha.inHundredths : nil, drawing: drawing,
            isCell: layer.text != nil && layer.view is any ReusableCell ? true : nil, badge: layer.badge?.text,
            color: layer.badge?.color.hex)
    }

    private mutating func step(_ event: TraceEvent, _ number: Int) -> Step {
        let text = TraceStepText(event)
        let label = TraceStepText.label(of: event.event)
        let isRead = event.event == .load
        let what = isRead ? StyledText(event.object, .bold) + StyledText(": " + text.detail) : text.head + text.item
        return Step(
            number: number, event: event.event.rawValue,
            texts: [texts.number(of: label), texts.number(of: what)],
            subject: event.subject.map { objects.number(of: $0.name) },
            counterpart: event.counterpart.map { objects.number(of: $0.name) }, place: event.place,
            load: event.load.map { name(of: $0) })
    }

    /// `load 2 of Cell.xib`
    private mutating func name(of load: NibLoad) -> String {
        let number = loads.number(of: load)
        return "load \(loads.values[...number].count { $0.file == load.file }) of \(load.file)"
    }

    private struct Contents: Encodable {
        let objects: [String]
        /// The pieces of each text, those with a role followed by it.
        let texts: [[[String]]]
        let origins: [[String]]
        let moments: [Moment]
        let steps: Int
        let body: Int?
        let size: [Double]
        let origin: [Double]
    }

    /// The data in JSON, without text that could end its element or a comment.
    var json: String {
        get throws {
            let texts = texts.values.map { text in
                text.runs.map { [StyledText($0.text).string.printable] + ($0.role == .plain ? [] : [$0.role.cssClass]) }
            }
            let contents = Contents(
                objects: objects.values.map(\.printable), texts: texts,
                origins: objects.values.indices.map { origins[$0] ?? [] }, moments: moments, steps: stepCount,
                body: body,
                size: [phone.size.width, phone.size.height].map(\.inHundredths),
                origin: [phone.origin.x, phone.origin.y].map(\.inHundredths))
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(contents), as: UTF8.self).replacing("<", with: "\\u003c")
        }
    }
}

extension CGFloat {
    fileprivate var inHundredths: Double { (Double(self) * 100).rounded() / 100 }
}
