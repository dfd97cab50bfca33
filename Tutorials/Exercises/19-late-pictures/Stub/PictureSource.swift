import ReusableViews

// A source of pictures that load slowly. It calls a closure when a picture arrives, about two seconds later. Leave this
// file as it is.
final class PictureSource {
    // The picture of each row: the Moon in eight steps, again and again.
    let pictures = (0..<100).compactMap { UIImage(systemName: "moonphase.\(PictureSource.names[$0 % 8])") }
    // The number of requests so far.
    private(set) var requests = 0

    private static let names = [
        "new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous", "full.moon", "waning.gibbous", "last.quarter",
        "waning.crescent",
    ]

    // The name of the picture of a row.
    static func name(of row: Int) -> String { names[row % 8].replacing(".", with: " ") }

    // Requests the picture of a row, and returns at once. Pictures take from 1.6 to 1.9 seconds, because a network
    // doesn't keep the order.
    @discardableResult
    func load(row: Int, then use: @escaping (UIImage) -> Void) -> PictureRequest {
        let request = PictureRequest()
        requests += 1
        perform(after: 1.6 + 0.1 * Double(row % 4)) { [pictures] in
            if !request.isCancelled { use(pictures[row]) }
        }
        return request
    }
}

// A request for a picture.
final class PictureRequest {
    private(set) var isCancelled = false

    // Tells the source that the picture is no longer needed.
    func cancel() { isCancelled = true }
}
