internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// The reason for the value of an outlet, from the notes on its connection and from the nibs.
struct OutletInquiry {
    let name: String
    let object: AnyObject
    let documents: [IBDocument]
    let history: LoadHistory
    /// The objects that loads have put into the outlet, if its object was their File's Owner.
    let deliveries: [TraceObject]

    var values: [AnyObject] { Outlets(of: object).connections.first { $0.name == name }?.objects ?? [] }
    /// The connection that filled the outlet, and the load in which it did, or nil if no load did.
    var origin: OutletOrigin? { Outlets(of: object).origin(of: name) }

    var lines: [String] {
        let (values, origin) = (values, origin)
        let title = "\(name) of \(Trace.name(of: object)) is"
        guard !values.isEmpty else { return ["\(title) nil: \(origin.map(reasonGone) ?? reasonNever)"] }
        let names = values.map { Trace.name(of: $0) }.joined(separator: ", ")
        guard let origin else { return ["\(title) \(names). \(reasonInCode)"] }
        return [
            "\(title) \(names).",
            "  nib   \(place(origin.file, origin.location)): outlet \(name) to \(origin.destination)",
            "  load  number \(origin.load) of that file, with \(origin.owner ?? "nil") as File's Owner",
            "  when  " + (line(of: origin).map { "\"\($0)\"" } ?? "the screen was first made"),
        ] + (deliveries.count > 1 ? ["  past  written \(deliveries.count) times; the last one stays"] : [])
    }

    /// Returns the command that filled the outlet, or nil if the screen was just being made.
    func line(of origin: OutletOrigin) -> String? { history.line(ofLoad: origin.loadsBefore) }

    /// The connection that filled it, as the nib has it now.
    func connection(of origin: OutletOrigin) -> (document: IBDocument, connection: IBConnection)? {
        for document in documents where document.file == origin.file {
            let connection = document.allObjects.flatMap(\.connections)
                .first { $0.outlet == name && $0.location == origin.location }
            if let connection { return (document, connection) }
        }
        return nil
    }

    private func place(_ file: String, _ location: IBLocation) -> String { "\(file), line \(location.line)" }

    /// The origin of the object that a nib put into the outlet before code set it.
    private var replaced: OutletOrigin? { origin == nil ? Outlets(of: object).lastOrigin(of: name) : nil }

    private var reasonInCode: String {
        guard let replaced else { return "It was set in code: no nib connected it." }
        return "Code set it, after \(place(replaced.file, replaced.location)), had connected it."
    }

    // MARK: Nil

    private func reasonGone(_ origin: OutletOrigin) -> String {
        "the object that \(place(origin.file, origin.location)), connected is gone: the outlet is weak."
    }

    private var reasonNever: String {
        if let replaced {
            return "\(place(replaced.file, replaced.location)), connected it, and then code set it to nil."
        }
        if (object as? UIView)?.isFromArchive == true {
            return "the object was made from an archive, and archives contain no connections."
        }
        guard let (document, source, connection) = connections.first else {
            return "no nib of this program connects it."
        }
        let place = "\(place(document.file, connection.location)), would connect it"
        guard source.placeholderIdentifier == "IBFilesOwner" else {
            return "\(place), but this object was not made from there."
        }
        guard let load = NibLoadCount.last(of: document.file) else { return "\(place), but that nib was never loaded." }
        return "\(place), but when that nib was loaded last, File's Owner was \(load.owner ?? "nil")."
    }

    /// Connections of that name in the nibs, from an object of this class or of one it inherits from.
    private var connections: [(document: IBDocument, source: IBObject, connection: IBConnection)] {
        let classes = classNames
        return documents.flatMap { document in
            document.allObjects.filter { $0.customClass.map(classes.contains) ?? false }.flatMap { source in
                source.connections.filter { $0.outlet == name }.map { (document, source, $0) }
            }
        }
    }

    private var classNames: Set<String> {
        var names: Set<String> = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            names.insert("\(level.subjectType)")
            mirror = level.superclassMirror
        }
        return names
    }
}
