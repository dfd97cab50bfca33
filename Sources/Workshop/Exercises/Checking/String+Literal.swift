internal import PlainText

extension String {
    /// The text as a literal of Swift.
    var literal: String {
        "\""
            + escaping { scalar in
                switch scalar {
                case "\\", "\"": "\\\(scalar)"
                case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
                default: nil
                }
            } + "\""
    }

    /// Reads a literal as ``literal`` writes it, without its quotation marks.
    init(readingLiteral text: some StringProtocol) {
        self = String(text).replacing(#/\\(?:u\{([0-9a-f]+)\}|(.))/#) { match in
            let scalar = match.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init).map(String.init)
            return scalar ?? match.2.map(String.init) ?? ""
        }
    }
}
