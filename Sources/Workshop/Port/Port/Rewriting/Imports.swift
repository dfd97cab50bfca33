import SwiftSyntax

/// `import UIKit` becomes `import UIKitExtras`, which is all there is of UIKit, or the module that a comment behind it
/// names.
final class ImportsHere: Rewriting {
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first, Names.uiKit.contains(name.name.text) else { return .skipChildren }
        let rest = file.restOfLine(after: node.end)
        let comment = rest.drop { $0 == " " }
        guard comment.hasPrefix(ImportsBack.mark), node.path.count == 1 else {
            replace(node.path, with: Names.modules.contains(node.path.trimmedDescription) ? "" : "UIKitExtras")
            if let kind = node.importKindSpecifier { remove(kind) }
            return .skipChildren
        }
        let module = comment.dropFirst(ImportsBack.mark.count)
        replace(name.start..<(node.end + rest.utf8.count), with: String(module))
        return .skipChildren
    }
}

/// Changes `import TerminalUIKit`, or a module that re-exports it, to `import UIKit`.
final class ImportsBack: Rewriting {
    /// The comment before the name of the module that was imported here.
    static let mark = "// here: "

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch node.path.trimmedDescription {
        case "TerminalUIKit", "UIKitExtras": replace(node.path, with: "UIKit")
        case "ReusableViews": replace(node.path, with: "UIKit  \(Self.mark)ReusableViews")
        default: break
        }
        return .skipChildren
    }
}
