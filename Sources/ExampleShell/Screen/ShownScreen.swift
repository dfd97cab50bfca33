/// What the terminal shows of a screen, and the counts that its notes compare with.
struct ShownScreen {
    /// The picture that was drawn last.
    var picture = PhonePicture()
    /// The picture and its notes, if nothing was written after them.
    var page: [String]?
    /// The counts before the last command that changed any; nil if the screen was made since.
    private(set) var countsBefore: ReuseStats?
    private var countsAtCommand: ReuseStats?

    /// The screen is made anew: there is nothing to compare with.
    mutating func forgetCounts() {
        countsBefore = nil
        countsAtCommand = nil
    }

    /// A command begins.
    mutating func beginCommand(_ counts: ReuseStats) {
        countsAtCommand = counts
    }

    /// A command has ended.
    mutating func endCommand(_ counts: ReuseStats) {
        if let countsAtCommand, countsAtCommand != counts { countsBefore = countsAtCommand }
    }

    /// The counts before the last command, if it has changed any.
    func change(to counts: ReuseStats) -> ReuseStats? {
        countsAtCommand.flatMap { $0 == counts ? nil : $0 }
    }

    /// The last command changed what is seen, but not what is counted.
    mutating func settle(_ counts: ReuseStats) {
        if countsAtCommand == counts { countsBefore = nil }
    }
}
