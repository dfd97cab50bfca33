/// The problems of the file itself: references to missing objects, duplicate values, and views without an id.
enum DocumentProblems: IBRule {
    static let name = "document"
    static let page = """
        Problems in the file itself: references to missing objects, duplicate values, and views without an id.

        ```xml
        <outlet property="titleLabel" destination="no-su-ch1" id="Out-le-001"/>
        ```

        iOS reads the nib that Xcode compiles, not this file. A reference to a missing object is usually left by a bad \
        merge. If such an outlet remains without an object, its property stays nil.
        """

    static func findings(in document: IBDocument) -> [IBFault] { document.warnings }
}
