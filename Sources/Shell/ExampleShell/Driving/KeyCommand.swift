/// A key that does something with the screen as it is now, and the command that does the same.
package struct KeyCommand {
    let key: TerminalKey
    /// The name of the key.
    let keyName: String
    /// The command. If it ends with a space, the user types the rest of it.
    let command: String
    /// The effect: in a word, and at length.
    let (word, meaning): (String, String)

    /// Describes a key.
    package init(_ key: TerminalKey, _ keyName: String, _ command: String, word: String, meaning: String) {
        (self.key, self.keyName, self.command) = (key, keyName, command)
        (self.word, self.meaning) = (word, meaning)
    }
}
