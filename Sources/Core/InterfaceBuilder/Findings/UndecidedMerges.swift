/// Comments in which `nib merge` has left something to decide. Other tools don't read them.
enum UndecidedMerges: IBRule {
    static let name = "undecided"
    static let page = """
        Comments of `nib merge` with conflicts for you to decide.

        ```xml
        <!--
        <<<<<<< ours
        ```

        iOS never sees the comment, and Xcode doesn't keep it. The value below the comment applies. Decide, and delete \
        the comment.
        """

    /// The beginning of such a comment.
    nonisolated static let beginning = "\n<<<<<<< ours\n"

    static func findings(in document: IBDocument) -> [IBFault] {
        document.undecided.map {
            IBFault(
                "`nib merge` left this conflict for you to decide; the value below the comment applies", rule: name,
                severity: .error, file: document.file, location: $0)
        }
    }
}
