/// What was odd when the document was read: references to nothing, values given twice, views that have no id.
enum Oddities: IBRule {
    static let name = "document"
    static let page = """
        What was odd when the file was read: references to nothing, values given twice, views without an id.

        ```xml
        <outlet property="titleLabel" destination="no-su-ch1" id="Out-le-001"/>
        ```

        iOS never sees this file, but what Xcode compiles from it. A reference that leads nowhere is the usual trace \
        of a merge that went wrong; an outlet of which nothing is left stays nil.
        """

    static func findings(in document: IBDocument) -> [IBFault] { document.warnings }
}
