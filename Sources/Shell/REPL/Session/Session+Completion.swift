internal import ArgumentParser
internal import Foundation

extension Session {
    /// Returns the possible ends of a line that was typed up to the cursor. These are names of commands for the first
    /// word. For any other word, they are the options of its command or the values of its argument, see
    /// ``SessionCommand/candidates(for:in:)``.
    public func completions(for text: String) -> Completions {
        let line = LineWords(text)
        let typed = line.endsInWord ? line.words.last ?? "" : ""
        let before = line.endsInWord ? line.words.dropLast() : line.words[...]
        wordsBefore = Array(before)
        guard let name = before.first else {
            return matching(typed, among: commandNames)
        }
        guard let family = try? command(named: name) else { return Completions() }
        if before.count == 1 {
            let members = matching(typed, among: family.whole.configuration.subcommands.map { $0.commandName })
            if !members.words.isEmpty { return members }
        }
        guard let (command, words) = try? family.member(for: before.dropFirst() + (before.count == 1 ? [typed] : []))
        else { return Completions() }
        let given = before.count == 1 ? words.dropLast() : words[...]
        let syntax = CommandSyntax.of(command)
        // A hyphen alone is an argument when the line is run, but here more is to come.
        switch syntax.roles(of: given + [typed == "-" ? "-?" : typed]).last {
        case .option:
            return matching(typed, among: syntax.optionNames)
        case .value(let argument), .positional(let argument?):
            return completions(of: typed, for: argument, of: command)
        case .positional(nil), nil:
            return Completions()
        }
    }

    private func completions<Command: SessionCommand>(
        of typed: String, for argument: ArgumentInfo, of command: Command.Type
    ) -> Completions {
        let kind = argument.completionKind
        if kind?.file != nil || kind?.directory != nil {
            // A completion of folders offers no files.
            return paths(typed) { name in
                guard let extensions = kind?.file?.extensions else { return false }
                return extensions.isEmpty || extensions.contains { name.hasSuffix("." + $0) }
            }
        }
        let live = (self as? Command.Context).map { context in
            inContext { Command.candidates(for: argument.valueName ?? "", in: context) }
        }
        return matching(typed, among: (argument.allValues ?? []) + (kind?.list?.values ?? []) + (live ?? []))
    }

    private func matching(_ typed: String, among candidates: [String]) -> Completions {
        let words = Set(candidates).filter { $0.hasPrefix(typed) }
        return Completions(words: words.sorted { $0.compare($1, options: .numeric) == .orderedAscending })
    }

    private func paths(_ typed: String, where isWanted: (_ fileName: String) -> Bool) -> Completions {
        let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        let (folder, beginning) = (String(typed[..<cut]), typed[cut...])
        let folderPath = folder.isEmpty ? "." : LineWords.inHomeFolder(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folderPath)) ?? []
        let words = names.sorted().compactMap { name -> String? in
            guard name.hasPrefix(beginning), beginning.hasPrefix(".") || !name.hasPrefix(".") else { return nil }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: folderPath + "/" + name, isDirectory: &isFolder) else {
                return nil
            }
            return isFolder.boolValue ? folder + name + "/" : isWanted(name) ? folder + name : nil
        }
        return Completions(words: words, arePaths: true)
    }
}
