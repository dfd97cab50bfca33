internal import Foundation

extension SourceIndex {
    /// Returns a Boolean value that indicates whether a file of some classes sets a delegate or data source of any
    /// object: `field.delegate = self`, `[field setDelegate:self]`, `Form(delegate: self)`.
    package func setsDelegates(in classes: [SourceClass]) -> Bool {
        Set(classes.flatMap(\.files)).flatMap(paths).contains { path in
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { return true }
            return data.withUnsafeBytes { bytes in
                var tokens = SourceTokens(bytes, isSwift: path.hasSuffix(".swift"))
                return Self.setsDelegates(in: &tokens)
            }
        }
    }

    private static func setsDelegates(in tokens: inout SourceTokens) -> Bool {
        var before: SourceTokens.Token?
        while let token = tokens.next() {
            defer { before = token }
            if token == "setDelegate" || token == "setDataSource" { return true }
            guard token == "delegate" || token == "dataSource", let mark = before, let next = tokens.peek() else {
                continue
            }
            if "." ~= mark, "=" ~= next { return true }
            if "(" ~= mark || "," ~= mark, ":" ~= next { return true }
        }
        return false
    }
}
