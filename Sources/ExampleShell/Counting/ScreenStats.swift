/// What has become of a screen's cells, nibs and objects since it was made.
struct ScreenStats: Equatable, Encodable {
    let visible: Int
    let made: Int
    let reused: Int
    let waiting: Int
    let nibReads: Int
    let live: Int
}
