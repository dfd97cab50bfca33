import ReusableViews

// A train or bus that leaves.
struct Departure {
    let line: String
    let destination: String
    let platform: String
    let time: String

    init(number: Int) {
        line = ["7", "12", "31", "R4"][number % 4]
        destination = ["Harbour", "Old Town", "University", "Airport", "Lakeside"][number % 5]
        platform = "Platform \(number % 3 + 1)"
        let minutes = 6 * 60 + 7 * number
        time = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
}
