internal import ArgumentParser
internal import Foundation
internal import PlainText

/// An option that determines whether a command prints for people or for programs.
package struct OutputFormat: ParsableArguments {
    /// The number that changes when a key does, which documents with many keys have in them.
    package static let version = 3

    @Flag(help: "Print JSON, on one line.")
    package var json = false

    package init() {}
}

extension Session {
    /// Prints a value as text or as JSON.
    package func print<Value: Encodable>(_ value: Value, in format: OutputFormat, text: (Value) -> StyledText) throws {
        format.json ? try print(json: value) : page(text(value))
    }

    /// Prints a value as JSON, on one line.
    package func print<Value: Encodable>(json value: Value) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self).printableJSON)
    }
}
