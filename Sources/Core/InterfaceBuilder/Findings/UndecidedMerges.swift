/// Comments in which `nib merge` has left something to decide: nobody else reads them.
enum UndecidedMerges: IBRule {
    static let name = "undecided"
    static let page = """
        Comments in which `nib merge` has left something to decide.

        ```xml
        <!--
        <<<<<<< ours
        ```

        iOS never sees it, and Xcode doesn't keep it: what is below the comment is in force. Decide, and delete the \
        comment.
        """

    /// How such a comment begins.
    nonisolated static let beginning = "\n<<<<<<< ours\n"

    static func findings(in document: IBDocument) -> [IBFault] {
        document.undecided.map {
            IBFault(
                "a merge has left this to decide: what is below the comment is in force", rule: name,
                severity: .warning, file: document.file, location: $0)
        }
    }
}
