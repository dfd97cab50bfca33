// The members that UIKit adds to Bundle.
nonisolated extension Bundle {
    /// Reads a nib file and makes its objects. Each call reads the file.
    ///
    /// Ends the process in UIKit's words if something is wrong.
    ///
    /// - Parameters:
    ///   - name: The nib's name without the extension.
    ///   - owner: The object in place of File's Owner, or nil.
    ///   - options: External objects for other placeholders.
    ///   - fileID: The file with the call. If several modules have such a nib, that of the owner's or this module is
    ///     used. Not in UIKit.
    /// - Returns: The top-level objects in document order, without the placeholders.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: StaticString = #fileID
    ) -> [Any]? {
        UINib(nibName: name, bundle: self, fileID: fileID).instantiate(withOwner: owner, options: options)
    }

    /// Returns the path of a resource. For a nib or a compiled storyboard, this is the path of its source.
    ///
    /// Libraries ask so whether there is a nib. Foundation's method, with optional parameters, looks for the file.
    public func path(forResource name: String, ofType ext: String) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }

    /// Returns the URL of a resource, with the path that ``path(forResource:ofType:)`` returns.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        guard let source = ["nib": "xib", "storyboardc": "storyboard"][ext] else {
            return url(forResource: name as String?, withExtension: ext as String?)
        }
        // Any thread may ask, so no world is.
        let program = programFolder ?? bundlePath
        let beside = self == Bundle.main ? (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? [] : []
        let folders = beside.sorted().filter { $0.hasSuffix(".resources") }.map { program + "/" + $0 }
        for folder in [resourcePath ?? bundlePath] + folders {
            for name in [name + "~iphone", name] {
                for place in ["/Nibs/", "/"] {
                    let path = folder + place + name + "." + source
                    if access(path, F_OK) == 0 { return URL(fileURLWithPath: path) }
                }
            }
        }
        return nil
    }

    /// The module of the program, which a target of SwiftPM gives its own name, unless a product has another.
    var programModule: String? {
        programPath.map { path in
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            return String(name.map { $0 == "-" ? "_" : $0 })
        }
    }

    /// The program's folder, whatever links lead there.
    package var programFolder: String? {
        programPath.map { String($0[..<($0.lastIndex(of: "/") ?? $0.endIndex)]) }
    }

    /// The program's file, whatever links lead there. No URL: to take one apart takes longer than to read a nib.
    private var programPath: String? {
        #if os(Linux)
            // Foundation makes a URL first, and for that a set of bytes, for which Swift searches the program.
            let file = self == Bundle.main ? "/proc/self/exe" : executablePath
        #else
            let file = executablePath
        #endif
        guard let path = file.flatMap({ realpath($0, nil) }) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
