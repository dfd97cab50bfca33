internal import PlainText

/// A page that shows a screen whole and broken, in a picture that is as wide as there is room.
struct ComparisonPage {
    /// What is compared, `table-cell: compare no-identifier`.
    let title: String
    /// The picture, as the contents of a file in SVG.
    let svg: String
    /// Whether the page is dark.
    let isDark: Bool

    /// The page, as the contents of a file.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="\(isDark ? "dark" : "light")">
        <title>\(title.asMarkup)</title>
        <style>
        body { margin: 0; background: \(isDark ? "#16191f" : "#ffffff") }
        svg { display: block; max-width: 100%; height: auto; margin: 0 auto }
        </style>
        </head>
        <body>
        \(svg)</body>
        </html>

        """
    }
}
