/// A change in a text. Places are counted in its UTF-8.
struct Edit: Equatable {
    /// The replaced range, or empty for an insertion.
    let range: Range<Int>
    let text: String
    /// The place that it is about: of a row in a table, the method that the row names.
    let about: Int
}
