import Canvases
import Drawing
import TerminalTesting
import Testing

@Suite struct TerminalStyleTests {
    @Test(
        "A terminal has links if it is known for them, and no multiplexer is between",
        arguments: [
            (["TERM": "xterm-256color"], false), (["TERM": "xterm", "VTE_VERSION": "7600"], true),
            (["TERM": "xterm", "VTE_VERSION": "5000"], false), (["TERM": "xterm-kitty"], true),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], true),
            (["TERM": "tmux-256color", "VTE_VERSION": "7600"], false),
            (["TERM": "screen.xterm", "WT_SESSION": "1"], false), (["TERM": "xterm-ghostty"], true),
            (["TERM": "foot-extra"], true), (["TERM": "alacritty"], true), (["TERM": "contour-latest"], true),
            (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], true),
            (["TERM": "xterm", "TERM_PROGRAM": "WezTerm"], true),
            (["TERM": "xterm", "TERM_PROGRAM": "ghostty"], true), (["TERM": "xterm", "TERM_PROGRAM": "moon"], false),
            (["WT_SESSION": "1"], true), (["KONSOLE_VERSION": "201200"], true), (["KONSOLE_VERSION": "201199"], false),
            (["VTE_VERSION": "5001"], true), (["VTE_VERSION": "new"], false), ([:], false),
        ] as [([String: String], Bool)])
    func links(environment: [String: String], expected: Bool) {
        // Given, When
        let hasLinks = TerminalStyle.detectLinks(environment: environment)

        // Then
        expect(hasLinks, equals: expected)
    }

    @Test(
        "The environment says how many colors there are",
        arguments: [
            (["TERM": "xterm"], TerminalStyle.ColorDepth.ansi16), (["TERM": "xterm-256color"], .ansi256),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
            (["TERM": "xterm", "NO_COLOR": ""], .ansi16), (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "yes"], .ansi16),
            (["TERM": "vt100"], .none),
        ])
    func colors(environment: [String: String], expected: TerminalStyle.ColorDepth) {
        // Given, When
        let style = TerminalStyle.detect(environment: environment, isTerminal: true)

        // Then
        var wanted = TerminalStyle(color: expected, ascii: false, attributes: true, isDark: true)
        wanted.isGroundKnown = false
        expect(style, equals: wanted)
    }

    @Test(
        "Output that isn't a terminal, a dumb terminal, and users who want no colors get plain text",
        arguments: [
            (["TERM": "xterm", "NO_COLOR": "1"], true), (["TERM": "xterm"], false),
            (["TERM": "dumb", "COLORTERM": "truecolor"], true), ([:], true),
        ])
    func plain(environment: [String: String], isTerminal: Bool) {
        // Given, When
        let style = TerminalStyle.detect(environment: environment, isTerminal: isTerminal)

        // Then
        var wanted = TerminalStyle(color: .none, ascii: false, attributes: false, isDark: isTerminal)
        wanted.isGroundKnown = !isTerminal
        expect(style, equals: wanted)
    }

    @Test(
        "Only a locale with another character set asks for ASCII",
        arguments: [
            (["LANG": "de_CH.ISO-8859-1"], true), (["LANG": "de_CH.ISO-8859-1", "LC_ALL": "C.UTF-8"], false),
            (["LANG": "C"], false), (["LC_CTYPE": "en_GB.utf8@euro"], false), ([:], false),
        ])
    func ascii(environment: [String: String], expected: Bool) {
        // Given, When
        let style = TerminalStyle.detect(environment: environment, isTerminal: false)

        // Then
        expect(style.ascii, equals: expected)
    }

    @Test(
        "A terminal is dark unless it says that its background is light, and a file is light",
        arguments: [
            (["COLORFGBG": "0;15"], true, false), (["COLORFGBG": "0;default;7"], true, false),
            (["COLORFGBG": "15;0"], true, true), (["COLORFGBG": "15;8"], true, true), (["COLORFGBG": "x"], true, true),
            ([:], true, true), ([:], false, false),
        ])
    func ground(environment: [String: String], isTerminal: Bool, isDark: Bool) {
        // Given, When
        let style = TerminalStyle.detect(environment: environment, isTerminal: isTerminal)
        // Then
        expect(style.isDark, equals: isDark)
        expect(style.isGroundKnown, equals: (!isTerminal || environment["COLORFGBG"].map { $0 != "x" } ?? false))
    }
}
