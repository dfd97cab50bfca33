import ReusableViews

// A source of pictures that load slowly. It calls a closure when a picture arrives. Here pictures arrive only when code
// calls `arrive()`. Leave this file as it is.
final class PictureSource {
    // The picture of each row: the Moon in eight steps, again and again.
    let pictures = (0..<100).compactMap { UIImage(systemName: "moonphase.\(PictureSource.names[$0 % 8])") }
    // The requests whose pictures have not arrived.
    private(set) var requests: [PictureRequest] = []

    private static let names = [
        "new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous", "full.moon", "waning.gibbous", "last.quarter",
        "waning.crescent",
    ]

    // The name of the picture of a row.
    static func name(of row: Int) -> String { names[row % 8].replacing(".", with: " ") }

    // Requests the picture of a row, and returns at once. The picture arrives later, or never.
    @discardableResult
    func load(row: Int, then use: @escaping (UIImage) -> Void) -> PictureRequest {
        let request = PictureRequest(row: row, use: use)
        requests.append(request)
        return request
    }

    // Makes requested pictures arrive: all, or the first `count`. The last request arrives first, because a network
    // doesn't keep the order.
    func arrive(_ count: Int = .max) {
        let arriving = requests.prefix(count)
        requests.removeFirst(arriving.count)
        for request in arriving.reversed() where !request.isCancelled { request.use(pictures[request.row]) }
    }
}

// A request for a picture.
final class PictureRequest {
    let row: Int
    let use: (UIImage) -> Void
    private(set) var isCancelled = false

    init(row: Int, use: @escaping (UIImage) -> Void) {
        (self.row, self.use) = (row, use)
    }

    // Tells the source that the picture is no longer needed.
    func cancel() { isCancelled = true }
}
