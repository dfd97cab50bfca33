import Foundation
import Handbook
import TerminalTesting
import Testing

@testable import ExampleShell

/// The explanations that `explain` finds in a text, in any form that users paste.
@Suite(.talkingToPrograms)
struct ExplainTests {
    private static let logs = Pages.package.appendingPathComponent("Tests/CrashLogs")

    private func explanation(of text: String) throws -> Explanation {
        Explanation(of: text, among: try Pages.handbook().messages())
    }

    // MARK: Crash logs

    @Test(
        "In a whole crash log, explain finds the message, or else the stack's cause",
        arguments: [
            ("outlet-frames.crash", ["This class is not key value coding-compliant"], true),
            (
                "unknown-class-console.txt",
                ["A class of UIKit is not key value coding-compliant", "Unknown class in Interface Builder file"], false
            ),
            ("recursion.crash", ["A nib that loads itself forever"], true),
            ("rows.ips", ["Invalid number of rows or items"], true),
            ("nil-outlet.ips", ["Unexpectedly found nil"], false),
            ("dequeue-crashlytics.txt", ["Unable to dequeue a cell"], false),
            ("dequeued-twice.txt", ["Expected dequeued view to be returned"], false),
            ("action-frames.txt", ["Unrecognized selector sent to instance"], true),
            ("init-coder.crash", ["init(coder:) has not been implemented"], true),
            ("ancestor-mail.txt", ["Constraints need a common ancestor"], false),
            ("watchdog.crash", [], false),
        ])
    func log(file: String, titles: [String], isInStackOnly: Bool) throws {
        // Given
        let text = try String(contentsOf: Self.logs.appendingPathComponent(file), encoding: .utf8)

        // When
        let explanation = try explanation(of: text)

        // Then
        expect(explanation.findings.map(\.message.title), equals: titles)
        expect(explanation.findings.contains(where: \.isInStackOnly), equals: isInStackOnly)
    }

    @Test("The stack decides between the causes of a message that says little")
    func sign() throws {
        // Given
        let files = ["action-frames.txt", "unknown-class-console.txt", "recursion.crash"]

        // When
        let signs = try files.map { file in
            try explanation(of: String(contentsOf: Self.logs.appendingPathComponent(file), encoding: .utf8))
                .findings.first?.sign
        }

        // Then
        expect(signs, equals: ["sendAction:to:from:forEvent:", "Unknown class", "loadNibNamed"])
    }

    // MARK: Forms of a text

    @Test(
        "explain finds a message in every form in which people copy it",
        arguments: [
            "[<Shop.DishCell 0x7f9> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "priceLabel.",
            "2024-05-01 10:00:00.123456+0200 Shop[123:4567] *** Terminating app due to uncaught exception "
                + "'NSUnknownKeyException', reason: '[<Shop.DishCell 0x7f9> setValue:forUndefinedKey:]: this class is not "
                + "key value coding-compliant for the key priceLabel.'",
            "May  1 10:00:00 Annas-iPhone Shop(Foundation)[123] <Error>: [<Shop.DishCell 0x7f9> setValue:forUndefinedKey:"
                + "]: this class is not key value coding-compliant for the key priceLabel.",
            "Thread 1: \"[<Shop.DishCell 0x7f9> setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                + "for the key priceLabel.\"",
            "> [<Shop.DishCell 0x7f9>\n> setValue:forUndefinedKey:]: this class is not key value\n> coding-compliant for "
                + "the key priceLabel.",
            "‘[<Shop.DishCell> setValue:forUndefinedKey:]: this class is not key value coding‑compliant for the key "
                + "“priceLabel”.’",
            "reason: \\'[<Shop.DishCell: 0x7f9> setValue:forUndefinedKey:]: this class is not key value\\ncoding-compli"
                + "ant for the key priceLabel.\\'",
            "[&lt;Shop.DishCell 0x7f9&gt; setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                + "the key priceLabel.",
            "[<_TtC4Shop8DishCell 0x7f9> setValue:forUndefinedKey:]: this class is not key value coding-compl\niant for t"
                + "he key priceLabel.",
            "[<SHOP.DISHCELL 0x7f9> SETVALUE:FORUNDEFINEDKEY:]: THIS CLASS IS NOT KEY VALUE CODING-COMPLIANT FOR THE "
                + "KEY PRICELABEL.",
        ])
    func form(text: String) throws {
        // When
        let found = try explanation(of: text).findings

        // Then
        expect(found.map(\.message.title), equals: ["This class is not key value coding-compliant"])
        expect(found.first?.names["class"]?.lowercased(), equals: "shop.dishcell")
        expect(found.first?.names["key"]?.lowercased(), equals: "pricelabel")
    }

    @Test(
        "explain finds a message that was cut off by the rest of it",
        arguments: [
            ("this class is not key value coding-compl", nil, nil),
            ("…lue coding-compliant for the key priceLabel.", "key", "priceLabel"),
            ("with identifier Dish - must register a nib or a class for the ident", "identifier", "Dish"),
            ("loaded the “Menu” nib but the view outlet was not", "nib", "Menu"),
            ("Could not load NIB in bundle: 'NSBundle </var/containers/Bundle/App", nil, nil),
            ("Receiver (<Shop.MenuController: 0x7f>) has no segue with identi", "class", "Shop.MenuController"),
            ("invalid nib registered for identifier (Dish) - nib must", "identifier", "Dish"),
        ] as [(String, String?, String?)])
    func cutOff(text: String, name: String?, value: String?) throws {
        // When
        let found = try explanation(of: text).findings

        // Then
        expect(found.count, equals: 1, "\(found.map(\.message.title))")
        expect(found.first?.isCutOff, equals: true)
        if let name { expect(found.first?.names[name], equals: value) }
    }

    @Test("Of two messages, explain begins with the one that ended the app")
    func order() throws {
        // Given
        let text = """
            Unable to simultaneously satisfy constraints.
            Unknown class _TtC4Shop8DishCell in Interface Builder file.
            *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver (<Menu: 0x1>) \
            has no segue with identifier 'showDish''
            """

        // When
        let found = try explanation(of: text).findings

        // Then
        expect(
            found.map(\.message.title),
            equals: [
                "The receiver has no segue with this identifier", "Unable to simultaneously satisfy constraints",
                "Unknown class in Interface Builder file",
            ])
        expect(found.map { $0.names.values.sorted() }, equals: [["Menu", "showDish"], [], ["Shop.DishCell"]])
    }

    @Test(
        "In a text about something else, explain finds no message, and says what the text mentions",
        arguments: [
            ("Beat three eggs, add the sugar, and leave the dough in a cool place for an hour.", []),
            ("Error Domain=NSURLErrorDomain Code=-1009 \"The Internet connection appears to be offline.\"", []),
            ("", []), ("'\"((<{[", []), ("\u{0}\u{1B}[31m", []),
            ("My UITableView scrolls slowly, and its delegate is never called.", ["UITableView"]),
        ])
    func other(text: String, subjects: [String]) throws {
        // When
        let explanation = try explanation(of: text)

        // Then
        expect(explanation.findings.map(\.message.title), equals: [])
        expect(explanation.subjects, equals: subjects)
    }

    @Test("explain finds the nearest messages for remembered words")
    func words() throws {
        // When
        let titles = try explanation(of: "outlet nil unwrapping").nearest.map(\.title)

        // Then
        expect(titles, contains: "Unexpectedly found nil")
    }

    @Test("explain searches a text of megabytes, and cuts one without end")
    func long() throws {
        // Given
        let noise = String(repeating: "2024-05-01 10:00:00 Shop[1:2] nothing to see here, key value\n", count: 20_000)
        let message = "Unknown class Gone in Interface Builder file."

        // When
        let found = try explanation(of: noise + message).findings

        // Then
        expect(found.map(\.message.title), equals: ["Unknown class in Interface Builder file"])
    }

    // MARK: At a prompt

    @Test("At a prompt, explain takes a message as it is, with single quotation marks")
    func raw() throws {
        // Given
        let program = try Program("table-cell", arguments: [])

        // When
        let text = program.type(
            "explain reason: 'Could not load NIB in bundle: 'NSBundle </a> (loaded)' with name 'Menu\"")

        // Then
        expect(text, contains: "Could not load NIB in bundle\n")
        expect(text, contains: "The app asked for a nib \"Menu\"")
    }

    @Test(
        "explain explains the message of each experiment that ends the program",
        arguments: [
            ("table-cell", "no-outlet", "This class is not key value coding-compliant"),
            ("table-cell", "wrong-owner-class", "This class is not key value coding-compliant"),
            ("table-cell", "no-connection", "Unexpectedly found nil"),
            ("table-cell", "no-owner", "NSObject is not key value coding-compliant"),
            ("table-cell", "empty-nib", "The first object of a nib is of another class"),
            ("table-cell", "wrong-class", "The first object of a nib is of another class"),
            ("table-cell", "wrong-update", "Invalid number of rows or items"),
            ("grid-cell", "no-identifier", "Attempt to insert nil key"),
            ("grid-cell", "wrong-tag", "Could not cast value of type"),
            ("table-cell", "unencodable-image", "An object can't be archived"),
            ("grid-cell", "registration-in-provider", "A registration was created inside the cell provider"),
            ("date-picker", "no-view-outlet", "The view outlet was not set"),
            ("ignorable-date-picker", "no-connection", "Unexpectedly found nil"),
            ("ignorable-date-picker", "recursive-awake", "A nib that loads itself forever"),
        ])
    func experiment(program: String, name: String, title: String) throws {
        // Given
        let program = try Program(program, arguments: ["--now", "2011-10-29", "--locale", "en_US"])
        program.type("experiment \(name)")

        // When
        let text = program.type("explain")

        // Then
        expect(text.split(separator: "\n").first ?? "", equals: title[...])
    }

    @Test("Without a text to explain, explain lists the messages")
    func list() throws {
        // Given
        let program = try Program("table-cell", arguments: [])

        // When
        let text = program.type("show", "explain")

        // Then
        expect(text, contains: "\nLoading a nib\n  This class is not key value coding-compliant\n")
    }
}
