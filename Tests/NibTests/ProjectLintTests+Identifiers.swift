import Foundation
import TerminalTesting
import Testing

nonisolated extension ProjectLintTests {
    @Test("A cell without an identifier is a warning only if a list of the app loads it for its rows")
    func loaded() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(attributes: ""))
        _ = try folder.file("DishCell.swift", Self.unregistered)
        let form = "func f() { Bundle.main.loadNibNamed(\"DishCell\", owner: nil) }\n"
        let load = "class Menu { " + form.replacing("f()", with: "tableView(_ t: UITableView)") + "}\n"
        let list = """
            let cells: [Any.Type] = [DishCell.self]
            func g() { for cell in cells { table.register(UINib(nibName: "\\(cell)"), forCellReuseIdentifier: "a") } }

            """
        func remarks(_ files: [String: String]) throws -> [String] {
            let paths = try files.map { try folder.file($0.key, $0.value) }
            defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
            return try lint().remarks
        }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/MenuTests", withIntermediateDirectories: false)

        // When
        let byApp = try remarks(["Load.swift": load])
        let byForm = try remarks(["Load.swift": form])
        let byTests = try remarks(["MenuTests/Load.swift": load])
        let byList = try remarks(["Load.swift": load, "List.swift": list])

        // Then
        expect(byApp.count == 1 && byApp[0].contains("it is never reused"), "\(byApp)")
        expect(byForm == [] && byTests == [] && byList == [])
    }

    @Test("Two views with one tag are a warning if code that names the nib looks for the tag")
    func tags() throws {
        // Given
        let two = cell().replacing("<label ", with: "<label tag=\"7\" ").replacing(
            "<button ", with: "<button tag=\"7\" ")
        _ = try folder.file("DishCell.xib", two)
        _ = try folder.file("DishCell.swift", Self.swift)
        let path = try folder.file("Other.swift", "func f(v: UIView) { v.viewWithTag(7) }\n")

        // When
        let elsewhere = try lint().remarks
        try Data("func f(v: DishCell) { v.viewWithTag(8) }\n".utf8).write(to: URL(fileURLWithPath: path))
        let another = try lint().remarks
        try Data("func f(v: DishCell) { v.viewWithTag(7) }\n".utf8).write(to: URL(fileURLWithPath: path))
        let beside = try lint().remarks

        // Then
        expect(elsewhere == [] && another == [])
        expect(beside.count == 1 && beside[0].contains("viewWithTag(7) finds that one"), "\(beside)")
    }

    @Test("A missing identifier is an error if code requires it")
    func unknown() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell())
        _ = try folder.file("DishCell.swift", Self.swift)
        let ask = { (name: String) in
            """
            func f(t: UITableView, i: IndexPath) {
                t.dequeueReusableCell(withIdentifier: "\(name)", for: i)
            }

            """
        }
        let path = try folder.file("Menu.swift", ask("Dihs"))
        func remarks(_ code: String) throws -> [String] {
            try Data(code.utf8).write(to: URL(fileURLWithPath: path))
            return try lint().remarks
        }

        // When
        let wrong = try lint()
        let right = try ["Dish", "D\\(kind)"].map { try remarks(ask($0)) }
        let made = try remarks(ask("Soup") + "let cell = UITableViewCell(style: .default, reuseIdentifier: \"Soup\")\n")
        let cast = try remarks(ask("Soup").replacing(", for: i)", with: ") as! DishCell"))
        let television = try folder.file(
            "TV.storyboard",
            "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"><c reuseIdentifier=\"Soup\"/></document>")
        let other = try remarks(ask("Soup"))
        try FileManager.default.removeItem(atPath: television)
        let optional = try remarks(ask("Soup").replacing(", for: i", with: ""))
        let objectiveC = try folder.file(
            "Menu.m", "void f() { [t dequeueReusableCellWithIdentifier:@\"Stew\" forIndexPath:i]; }\n")
        _ = try folder.file("Podfile", "")
        let beside = try lint()

        // Then
        let message = "no nib, storyboard or other code has the reuse identifier"
        expect(wrong.remarks, equals: ["Menu.swift:2:1: error: \(message) `Dihs` [unknown-identifier]"])
        expect(wrong.status, equals: .status(1))
        expect(right == [[], []] && made == [] && optional == [] && other == [])
        expect(cast, equals: ["Menu.swift:2:1: error: \(message) `Soup` [unknown-identifier]"])
        let file = (objectiveC as NSString).lastPathComponent
        expect(beside.remarks, equals: ["\(file):1:1: warning: \(message) `Stew` [unknown-identifier]"])
        expect(beside.status, equals: .status(0))
    }

    @Test("Actions of the first responder, and unwind segues, are never missing")
    func responders() throws {
        // Given
        let actions = """
            <action selector="shout:" destination="-2" eventType="touchUpInside" id="Act-io-002"/>
            <segue destination="KGk-i7-Jjw" kind="unwind" unwindAction="leave:" id="Seg-ue-001"/></connections></button>
            """
        _ = try folder.file("DishCell.xib", cell().replacing("</connections></button>", with: actions))
        _ = try folder.file("DishCell.swift", Self.swift)

        // When
        let remarks = try lint("--rule", "missing-action").remarks

        // Then
        expect(remarks, equals: [])
    }

    @Test("Circular links, unreadable folders and binary sources are skipped")
    func strange() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell())
        _ = try folder.file("DishCell.swift", Self.swift)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Again", withDestinationPath: folder.path)
        try Data([0, 255, 0, 254]).write(to: URL(fileURLWithPath: folder.path + "/Binary.swift"))
        mkfifo(folder.path + "/Pipe.swift", 0o600)
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Closed", withIntermediateDirectories: true, attributes: [.posixPermissions: 0])

        // When
        let lint = try lint()

        // Then
        expect(lint.remarks, equals: [])
        expect(lint.status, equals: .status(0))
    }
}
