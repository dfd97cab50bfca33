/// What has become of a screen's cells, nibs and objects since it was made.
struct ScreenStats: Equatable {
    let visible: Int
    let made: Int
    let reused: Int
    let waiting: Int
    let nibReads: Int
    let live: Int
}

extension ScreenStats: Encodable {
    private enum CodingKeys: String, CodingKey {
        case visible, made, reused, waiting, nibReads, live
        // As version 1 called them.
        case created, queued, nibLoads
    }

    /// Writes each number by its name, and for one more version by the name it had before.
    func encode(to encoder: any Encoder) throws {
        var numbers = encoder.container(keyedBy: CodingKeys.self)
        let pairs: [(CodingKeys, Int)] = [
            (.visible, visible), (.made, made), (.reused, reused), (.waiting, waiting), (.nibReads, nibReads),
            (.live, live), (.created, made), (.queued, waiting), (.nibLoads, nibReads),
        ]
        for (key, number) in pairs { try numbers.encode(number, forKey: key) }
    }
}
