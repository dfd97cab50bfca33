/// What was odd when the document was read: references to nothing, values given twice, views that have no id.
enum Oddities: IBRule {
    static let name = "document"

    static func findings(in document: IBDocument) -> [IBFault] { document.warnings }
}
