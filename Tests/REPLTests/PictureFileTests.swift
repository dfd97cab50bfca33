import Foundation
import TerminalTesting
import Testing

@testable import REPL

/// Files that are written whole or not at all.
struct PictureFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Writes a file, and returns the error and the files in the folder.
    private func write(_ text: String, to name: String, overwriting: Bool) throws -> (error: String?, files: [String]) {
        var message: String?
        do {
            try PictureFile(path: folder.path + "/" + name).write(Data(text.utf8), overwriting: overwriting)
        } catch {
            message = "\(error)".replacing(folder.path + "/", with: "")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return (message, names)
    }

    private func contents(of name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    @Test(
        "A new file is written with or without permission to overwrite, and leaves no other file",
        arguments: [true, false])
    func new(overwrites: Bool) throws {
        // Given, When
        let (error, files) = try write("moon", to: "a.svg", overwriting: overwrites)

        // Then
        expect(error == nil && files == ["a.svg"])
        try expect(contents(of: "a.svg"), equals: "moon")
    }

    @Test("A name that ends in a slash can't be a file")
    func slash() throws {
        // Given, When
        let (error, files) = try write("moon", to: "a.svg/", overwriting: true)

        // Then
        expect(error, equals: "can't write a.svg/: it is the name of a folder")
        expect(files, equals: [])
    }

    @Test("A name that isn't UTF-8 can't be written, because another one would be")
    func bytes() throws {
        // Given, When
        let (error, files) = try write("moon", to: String(decoding: [0x61, 0xFF], as: UTF8.self), overwriting: true)

        // Then
        expect(error, equals: "can't write a\u{FFFD}: its name isn't UTF-8")
        expect(files, equals: [])
    }

    @Test("An existing file is replaced only with permission to overwrite")
    func there() throws {
        // Given
        _ = try folder.file("a.svg", "old")

        // When
        let kept = try write("new", to: "a.svg", overwriting: false)
        let before = try contents(of: "a.svg")
        let replaced = try write("new", to: "a.svg", overwriting: true)

        // Then
        expect(kept.error == "a.svg exists already; --force overwrites it" && kept.files == ["a.svg"])
        expect(before == "old" && replaced.error == nil && replaced.files == ["a.svg"])
        try expect(contents(of: "a.svg"), equals: "new")
    }

    @Test("A symbolic link's destination is replaced, and keeps its permissions")
    func link() throws {
        // Given
        let file = try folder.file("a.svg", "old")
        chmod(file, 0o600)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.svg", withDestinationPath: "a.svg")

        // When
        let (error, files) = try write("new", to: "link.svg", overwriting: true)

        // Then
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        expect(error == nil && files == ["a.svg", "link.svg"])
        try expect(contents(of: "a.svg") == "new" && contents(of: "link.svg") == "new")
        expect(attributes[.posixPermissions] as? Int, equals: 0o600)
        try expect(FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.svg"), equals: "a.svg")
    }

    @Test("A named pipe stays one")
    func pipe() throws {
        // Given
        mkfifo(folder.path + "/pipe.svg", 0o600)

        // When
        let (error, files) = try write("new", to: "pipe.svg", overwriting: true)

        // Then
        expect(error, equals: "can't write pipe.svg: it is not a regular file")
        expect(files, equals: ["pipe.svg"])
        var status = stat()
        expect(stat(folder.path + "/pipe.svg", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test("A folder can't be written as a file, and neither can a file in a missing folder", arguments: [true, false])
    func unwritable(overwrites: Bool) throws {
        // Given
        try FileManager.default.createDirectory(
            atPath: folder.path + "/moons", withIntermediateDirectories: true)

        // When
        let inPlace = try write("new", to: "moons", overwriting: overwrites)
        let nowhere = try write("new", to: "no/a.svg", overwriting: overwrites)

        // Then
        expect(inPlace.error == "can't write moons: it is a folder" && inPlace.files == ["moons"])
        expect(nowhere.error?.hasPrefix("can't write no/a.svg: ") == true && nowhere.files == ["moons"])
    }
}
