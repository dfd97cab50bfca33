/// A difference between a cell and the cell that the whole program shows there.
package enum CellFault: Equatable {
    /// The cell shows the contents of another row or item, such as `row 0`, with this last text.
    case shows(String, text: String)
    /// The cell doesn't show a text that it should, and perhaps more.
    case lacks(String, more: Bool)
    case selection(Bool)
    /// The cell shows another image, or no image.
    case image(isMissing: Bool)
    case other

    /// Compares the contents of a cell with those in the whole program, which may be in another place there, or nil if
    /// they are the same.
    init?(_ content: CellContent, whole: CellContent, shownAt place: String?) {
        if content == whole { return nil }
        let missing = zip(content.texts, whole.texts).filter { $0 != $1 }.map(\.1)
        if content.texts == whole.texts {
            self =
                content.isSelected != whole.isSelected
                ? .selection(whole.isSelected) : .image(isMissing: content.images.count < whole.images.count)
        } else if let place {
            self = .shows(place, text: content.texts.last ?? "")
        } else if let text = missing.first ?? whole.texts.dropFirst(content.texts.count).first {
            self = .lacks(text, more: whole.texts.count - content.texts.count + missing.count > 1)
        } else {
            self = .other
        }
    }

    package var text: String {
        switch self {
        case .shows(let place, _): "still shows \(place)"
        case .lacks(let text, let more): "should show “\(text)”\(more ? " …" : "")"
        case .selection(let isSelected): "should \(isSelected ? "" : "not ")look selected"
        case .image(let isMissing): isMissing ? "lacks an image" : "shows another image"
        case .other: "differs"
        }
    }

    /// The words in a picture of the cell, which may be too narrow for more than the cause.
    func words(isNarrow: Bool) -> String {
        switch self {
        case .shows(let place, let text):
            // The day of a date is enough, and leaves room for the date itself.
            isNarrow || text.isEmpty ? "still \(place)" : "still \(text.prefix { $0 != " " }), \(place)"
        case .lacks(let text, _) where isNarrow: "not “\(text)”"
        case .selection where isNarrow: "selection"
        case .image where isNarrow: "image"
        default: text
        }
    }
}
