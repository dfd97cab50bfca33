/// The visible text of a web page.
enum WebText {
    /// A page without its tags.
    static func text(of page: String) -> String {
        let text = page.replacing(/(?s)<(style|script|head)\b.*?<\/\1>/.ignoresCase(), with: "")
            .replacing(/<(?:br|\/p|\/h\d|\/li|\/div)\b[^>]*>/.ignoresCase(), with: "\n")
            .replacing(/<[^>]*>/, with: "")
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The error of a phone without a network.
    static var unreachable: NSError {
        NSError(
            domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet,
            userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
    }

    /// Draws the text of a page, or a frame with its address.
    static func draw(_ text: String?, _ url: URL?, in rect: CGRect) {
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        if let text {
            let style = TextStyle(lineBreakMode: .byWordWrapping, numberOfLines: 0)
            var lines = rect
            lines.size.height =
                TextMetrics.current.size(
                    of: text, font: style.font, width: rect.width, mode: style.lineBreakMode
                ).height
            canvas.draw(text, in: lines, style: style)
        } else {
            canvas.draw(.standIn(url?.absoluteString ?? "web page"), in: rect, style: .standIn)
        }
    }
}
