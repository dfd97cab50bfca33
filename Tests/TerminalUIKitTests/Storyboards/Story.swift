import TerminalUIKit

/// Storyboards written where they are tested.
enum Story {
    /// A storyboard with scenes, each of them some objects.
    static func make(
        named name: String = "Main", initial: String? = nil, _ scenes: String...
    ) throws -> UIStoryboard {
        let start = initial.map { #"initialViewController="\#($0)""# } ?? ""
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \(start)>
            <scenes>
            \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
            </scenes>
            </document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("\(name).storyboard")
        try Data(text.utf8).write(to: file)
        return try UIStoryboard(contentsOf: file)
    }
}
