import Canvases
import Handbook

/// The messages of iOS, with their causes.
struct MessagesPage {
    private let messages: [Message]

    init(_ handbook: Handbook) throws { messages = try handbook.messages() }

    static let file = "messages.html"

    var page: Page {
        Page(
            file: Self.file, title: "From a message to its cause", isSearched: true,
            body: """
                <main class="read">
                <header>
                <p class="kicker">To look things up</p>
                <h1>From a message to its cause</h1>
                <p>Messages of Xcode's console and of crash logs, in old and new words. A name in braces stands for what
                differs. In a program, <code>explain</code> finds the message in what you paste, and
                <code>nib explain --in FOLDER</code> finds its cause in a project.</p>
                </header>
                <form class="search" role="search">
                <label for="search">Search for words of your message</label>
                <input id="search" type="search" autocomplete="off" spellcheck="false">
                <div role="status" aria-live="polite"></div>
                <ol class="found"></ol>
                </form>
                \(messages.indices.map(section).joined(separator: "\n"))
                </main>
                """)
    }

    private func section(_ number: Int) -> String {
        let message = messages[number]
        let isFirst = number == 0 || messages[number - 1].heading != message.heading
        let words = message.wordings.map(\.asMarkup).joined(separator: "\n")
        return """
            \(isFirst ? "<h2>\(message.heading.asMarkup)</h2>" : "")
            <section class="message" id="\(Self.anchor(of: message))"><h3>\(Markup.inline(message.title))</h3>
            \(words.isEmpty ? "" : "<pre class=\"listing\" tabindex=\"0\"><code>\(words)</code></pre>")
            <p>\(Markup.inline(message.meaning))</p>
            <ol>\(message.causes.map { "<li>\(Markup.inline($0.text))</li>" }.joined(separator: "\n"))</ol>
            <p>Shown by: \(Markup.inline(message.shown))</p>
            <p>Source: \(Markup.inline(message.source))</p>
            </section>
            """
    }

    func index(in index: inout SearchIndex) {
        for message in messages {
            let texts = message.wordings + [message.meaning] + message.causes.map(\.text)
            index.add(
                texts.joined(separator: " "), title: message.title, at: "\(Self.file)#\(Self.anchor(of: message))")
        }
    }

    private static func anchor(of message: Message) -> String {
        message.title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
