import ReusableViews

// Pictures that come from far away: whoever asks for one is called when it arrives. Here nothing arrives by itself;
// `arrive()` lets it. Nothing is to be done in this file.
final class PictureSource {
    // The picture of each row: the Moon in eight steps, again and again.
    let pictures = (0..<100).compactMap { UIImage(systemName: "moonphase.\(PictureSource.names[$0 % 8])") }
    // What was asked for, and has not arrived.
    private(set) var requests: [PictureRequest] = []

    private static let names = [
        "new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous", "full.moon", "waning.gibbous", "last.quarter",
        "waning.crescent",
    ]

    // What is on the picture of a row.
    static func name(of row: Int) -> String { names[row % 8].replacing(".", with: " ") }

    // Asks for the picture of a row, and goes on. The picture is there later, or never.
    @discardableResult
    func load(row: Int, then use: @escaping (UIImage) -> Void) -> PictureRequest {
        let request = PictureRequest(row: row, use: use)
        requests.append(request)
        return request
    }

    // Lets pictures arrive that were asked for, or only some, those asked for first. The last comes first: from far
    // away nothing comes in order.
    func arrive(_ count: Int = .max) {
        let arriving = requests.prefix(count)
        requests.removeFirst(arriving.count)
        for request in arriving.reversed() where !request.isCancelled { request.use(pictures[request.row]) }
    }
}

// A picture that somebody waits for.
final class PictureRequest {
    let row: Int
    let use: (UIImage) -> Void
    private(set) var isCancelled = false

    init(row: Int, use: @escaping (UIImage) -> Void) {
        (self.row, self.use) = (row, use)
    }

    // Nobody waits for it any more.
    func cancel() { isCancelled = true }
}
