/// A page for a browser, as the contents of a file. It loads only what its policy allows.
package struct HTMLPage {
    package let title: String
    /// The sources from which the page may load, such as `style-src 'unsafe-inline'`. All others are forbidden.
    package let policy: String
    /// The styles and scripts, as markup.
    package let head: String
    package let body: String

    package init(title: String, policy: String, head: String, body: String) {
        (self.title, self.policy, self.head, self.body) = (title, policy, head, body)
    }

    package var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)">
        <title>\(title.asMarkup)</title>
        \(head)
        </head>
        <body>
        \(body)
        </body>
        </html>

        """
    }
}
