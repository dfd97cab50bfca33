nonisolated extension Unicode.Scalar {
    /// Returns a Boolean value that indicates whether a terminal only prints the scalar, after the first scalar of its
    /// character, if it isn't that one itself. This is the only rule for text that may reach a terminal.
    ///
    /// Control characters command it, C1 and DEL among them. Line and paragraph separators break what is one line.
    /// Format characters turn the direction of what follows, or hide in a name. Only joiners are let through, and the
    /// tags of flags, where they join: in the characters of emoji and of scripts that need them.
    package func isPrintable(behind base: Unicode.Scalar?) -> Bool {
        if (0x20..<0x7F).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format:
            switch value {
            case 0x200C, 0x200D: base.map { !$0.isASCII && $0.properties.generalCategory != .format } ?? false
            case 0xE0020...0xE007F: base.map { !$0.isASCII && $0.properties.isEmoji } ?? false
            default: false
            }
        default: true
        }
    }
}
