import Foundation

nonisolated extension String {
    /// The bytes that a text in base 64 stands for, with or without padding, or nil if it isn't one.
    var decodedFromBase64: Data? {
        var code = filter { !$0.isWhitespace && $0 != "=" }
        // A length of 1 beyond a multiple of 4 carries no byte. Old encoders left such a letter behind.
        if code.utf8.count % 4 == 1 { code.removeLast() }
        code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        return Data(base64Encoded: code)
    }
}
