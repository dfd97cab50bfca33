import Foundation
import Testing

@testable import Exercises

struct SingleKeysTests {
    @Test("Without a key there is none; each is read by itself, and the end of input is Control-D")
    func keys() throws {
        // Given
        let pipe = Pipe()

        // When
        var keys: [Character?] = []
        try SingleKeys.read(from: pipe.fileHandleForReading.fileDescriptor) { key in
            keys.append(key(0))
            try pipe.fileHandleForWriting.write(contentsOf: Data("ab".utf8))
            keys += [key(0), key(0), key(0)]
            try pipe.fileHandleForWriting.close()
            keys.append(key(0))
        }

        // Then
        #expect(keys == [nil, "a", "b", nil, "\u{4}"])
    }
}
