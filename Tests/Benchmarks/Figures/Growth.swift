import Foundation
import TerminalTesting

/// Compares what `nib lint` takes for a file twice and four times as large with two and four times what it takes for
/// the file, up to what may be in one, with the built program in the folder that `PROGRAMS` names; without it they are
/// left out.
nonisolated func compareGrowth() {
    guard let folder = ProcessInfo.processInfo.environment["PROGRAMS"] else { return }
    let program = Executable(at: "\(folder)/table-cell")
    let files: [(name: String, count: Int, text: @Sendable (Int) -> String)] = [
        ("chain", 500, chain), ("stack", 100, stack), ("siblings", 2_000, siblings), ("prototypes", 2_500, prototypes),
        ("archive", 15_000, archive),
    ]
    for (name, count, text) in files {
        for factor in [2, 4] {
            compare("growth-\(name)-\(factor)", seconds: 3) {
                Double(factor) * (try workToLint(text(count), by: program))
            } figure: {
                try workToLint(text(factor * count), by: program)
            }
        }
    }
}

/// What it costs the processor to find what there is to remark on in a file, in nanoseconds.
private nonisolated func workToLint(_ text: String, by program: Executable) throws -> Double {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(program, ["nib", "lint", folder.file("Large.xib", text), "--limit", "none"])
    _ = try terminal.waitForExit()
    return terminal.seconds * 1e9
}

private nonisolated func xib(_ view: String) -> String {
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\#(view)</objects></document>"#
}

private nonisolated func labels(_ count: Int, _ attributes: String = "") -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="100" height="30"/>"#
    return (0..<count).map { "<label id=\"l\($0)\" text=\"Moon\" \(attributes)>\(frame)</label>" }.joined()
}

private nonisolated func view(_ subviews: String, _ constraints: String = "") -> String {
    xib(
        "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews>\(subviews)"
            + "</subviews><constraints>\(constraints)</constraints></view>")
}

/// Each label below the one before.
private nonisolated func chain(_ count: Int) -> String {
    let below = (1..<count).map {
        "<constraint id=\"c\($0)\" firstItem=\"l\($0)\" firstAttribute=\"top\" secondItem=\"l\($0 - 1)\" "
            + "secondAttribute=\"bottom\" constant=\"8\"/>"
    }
    return view(labels(count, "translatesAutoresizingMaskIntoConstraints=\"NO\""), below.joined())
}

private nonisolated func stack(_ count: Int) -> String {
    view("<stackView id=\"s\" axis=\"vertical\"><subviews>\(labels(count))</subviews></stackView>")
}

private nonisolated func siblings(_ count: Int) -> String { view(labels(count)) }

private nonisolated func prototypes(_ count: Int) -> String {
    let cells = (0..<count).map { "<tableViewCell id=\"c\($0)\" reuseIdentifier=\"\($0)\"/>" }
    return xib("<tableView id=\"t\"><prototypes>\(cells.joined())</prototypes></tableView>")
}

/// References to one font in a file of before 2013.
private nonisolated func archive(_ count: Int) -> String {
    let font = #"<object class="NSFont" key="IBUIFont" id="f"><string key="NSName">Helvetica</string></object>"#
    let references = String(repeating: #"<reference key="IBUIFont" ref="f"/>"#, count: count)
    return """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>\
        <array key="IBDocument.RootObjects"><object class="IBUILabel" id="1">\(font)\(references)</object></array>\
        </data></archive>
        """
}
