import CXML2

/// The names of elements and attributes, each kept once for all documents, and known by a word.
///
/// libxml2 keeps the names that it reads in a dictionary, so that the same name is the same pointer. All parsers share
/// this one, so that each name is looked up once.
nonisolated final class IBVocabulary {
    /// The one for the next document: another one when there is much in it that no other document may have.
    @MainActor static var current: IBVocabulary {
        if xmlDictGetUsage(shared.dictionary) > 1 << 20 { shared = IBVocabulary() }
        return shared
    }
    @MainActor private static var shared = IBVocabulary()

    private struct Entry {
        let name: UnsafePointer<xmlChar>?
        let word: IBWord
    }

    /// libxml2's dictionary.
    let dictionary = xmlDictCreate()!
    /// The names by the numbers of their words.
    private(set) var names: [String] = []
    /// The forms of elements with these names, as far as they were asked for.
    private var forms: [IBForm?] = []
    /// A hash table of the words by their names' pointers.
    private var table = IBBuffer(repeating: Entry(name: nil, word: .key), count: 512)

    init() {
        for name in IBWord.known { _ = word(name) }
    }

    deinit { xmlDictFree(dictionary) }

    /// The word for a name.
    func word(_ name: String) -> IBWord { word(xmlDictLookup(dictionary, name, Int32(name.utf8.count))!) }

    /// The word for a name of the dictionary.
    func word(_ name: UnsafePointer<xmlChar>) -> IBWord {
        let place = place(of: name)
        return table[place].name == nil ? add(name, at: place) : table[place].word
    }

    /// The form of elements with a name.
    func form(of word: IBWord) -> IBForm {
        let index = Int(word.number)
        if let form = forms[index] { return form }
        let form = IBForm(ofElement: names[index], in: self)
        forms[index] = form
        return form
    }

    /// Returns the place of a name in the table, or the place where it belongs.
    private func place(of name: UnsafePointer<xmlChar>) -> Int {
        var place = Int(truncatingIfNeeded: UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15 >> 32)
        while true {
            place &= table.count - 1
            let other = table[place].name
            if other == nil || other == name { return place }
            place += 1
        }
    }

    private func add(_ name: UnsafePointer<xmlChar>, at place: Int) -> IBWord {
        let word = IBWord(number: UInt32(names.count))
        names.append(String(cString: name))
        forms.append(nil)
        table[place] = Entry(name: name, word: word)
        if 2 * names.count > table.count {
            let entries = table
            table = IBBuffer(repeating: Entry(name: nil, word: .key), count: 2 * entries.count)
            for index in 0..<entries.count {
                if let name = entries[index].name { table[self.place(of: name)] = entries[index] }
            }
        }
        return word
    }
}
