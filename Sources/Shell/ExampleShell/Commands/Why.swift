internal import ArgumentParser
internal import Inspection
internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

struct Why: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain an outlet's value.",
        discussion: """
            Names the line of the nib, the load and the command that filled it, or the reason why it is nil. If \
            several objects have that outlet, choose one by the number of its row or item, or by an outlet that leads \
            to it. Examples: why tableViewCell, why dateLabel 3, why datePicker endPicker.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "The outlet's name. The default lists the outlets on the screen.")
    var outlet: String?

    @Argument(help: "The object: a row or item, or an outlet. The default is the first on screen that has the outlet.")
    var whose: String?

    func run(in session: ExampleSession) throws {
        let objects = try whose.map(session.objects) ?? session.window.respondersAtAnyDepth
        guard let outlet else { return list(objects, in: session) }
        let having = objects.filter { Outlets(of: $0).names.contains(outlet) }
        let documents = try documents(of: session)
        guard let object = having.first else {
            let others = try unchangedDocuments(of: session)
            throw noOutlet(outlet, among: objects.flatMap { Outlets(of: $0).names }, in: documents, before: others)
        }
        let inquiry = OutletInquiry(
            name: outlet, object: object, documents: documents, history: session.recorder.loadHistory,
            deliveries: session.recorder.deliveries(to: outlet, of: object))
        let drawing = session.isInteractive ? OutletDrawing(inquiry, in: session) : nil
        let columns = session.appearance.proseColumns
        drawing.map { session.print($0.text(columns: columns)) }
        let more = having.count > 1 ? ["\(having.count) objects on screen have this outlet; this is the first."] : []
        for line in (drawing == nil ? inquiry.lines : []) + more {
            session.print(line.wrapped(to: columns, indent: line.hasPrefix(" ") ? 8 : 0))
        }
    }

    /// Prints the outlets on the screen, by the classes that have them.
    @MainActor private func list(_ objects: [AnyObject], in session: ExampleSession) {
        var names: [(type: String, outlets: [String])] = []
        for object in objects {
            let outlets = Outlets(of: object).names
            let type = TraceObject(object).className
            if !outlets.isEmpty, !names.contains(where: { $0.type == type }) { names.append((type, outlets)) }
        }
        let columns = session.appearance.proseColumns
        let entries = names.map { type, outlets in
            (name: StyledText(type), text: outlets.map { StyledText($0, .name) }.joined(by: ", "))
        }
        for line in StyledText.list(entries, columns: columns, indent: 0) { session.print(line) }
        let example = names.last?.outlets.first
        let hint = example.map { "\"why \($0)\" explains a value." } ?? "No object on this screen has an outlet."
        session.print(StyledText(hint, .dim).wrapped(to: columns))
    }

    @MainActor private func documents(of session: ExampleSession) throws -> [IBDocument] {
        try session.nibs.map { try UINib.document(named: $0, bundle: nil) }
    }

    /// The nibs without changes, which may have taken a connection away, unless the learner is to find the change.
    @MainActor private func unchangedDocuments(of session: ExampleSession) throws -> [IBDocument] {
        guard !session.hidesExperiment else { return [] }
        let world = World(like: session.world)
        world.edits = []
        return try world.run { try documents(of: session) }
    }

    /// Returns the reason why no object in question has the outlet: a nib connects one of that name elsewhere, above
    /// all a nib of this screen or one before its change, or the name is misspelled.
    @MainActor private func noOutlet(
        _ outlet: String, among names: [String], in documents: [IBDocument], before others: [IBDocument]
    ) -> CommandError {
        let all = (documents.map { ($0, "") } + others.map { ($0, "without the change, ") })
            .map { (document: $0, words: $1, isLoaded: NibLoadCount.last(of: $0.file) != nil) }
        for (document, words, _) in all.filter(\.isLoaded) + all.filter({ !$0.isLoaded }) {
            for object in document.allObjects {
                guard let connection = object.connections.first(where: { $0.outlet == outlet }) else { continue }
                let place = whose.map { "at \"\($0)\"" } ?? "on the screen"
                return CommandError(
                    "no object \(place) has an outlet \"\(outlet)\"; \(words)it belongs to a "
                        + "\(object.customClass ?? object.element): see \(document.file), line "
                        + "\(connection.location.line)")
            }
        }
        let nearest = probableName(for: outlet, among: names)
        return CommandError("there is no outlet \"\(outlet)\"; \(advice(nearest, list: "why"))")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows((outlet.map { ["why \($0)"] } ?? []) + ["why"]) }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        let outlets = session.window.respondersAtAnyDepth.map { Outlets(of: $0) }
        return outlets.flatMap { argument == "whose" ? $0.connections.map(\.name) : $0.names }
    }
}
