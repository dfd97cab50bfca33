internal import Canvases
internal import TerminalUIKit

/// Two phones beside each other on a page, with notes beside each row, and the counts and the differences below.
struct ComparisonDrawing {
    private static let margin: CGFloat = 32
    private static let notesWidth: CGFloat = 150
    private static let lead: CGFloat = 26
    private static let titlesHeight: CGFloat = 74
    private static let countHeight: CGFloat = 24
    private static let barStart: CGFloat = 128
    private static let longestBar: CGFloat = 210
    private static let verdictHeight: CGFloat = 74

    let comparison: ScreenComparison
    let colors: SnapshotColors

    private var sideWidth: CGFloat { phone(comparison.whole).size.width + Self.notesWidth }
    /// The counts that differ. Equal bars would explain no difference.
    private var counts: [ScreenCount] {
        comparison.counts.prefix(ComparisonRoom.leastCounts).filter { !comparison.difference(in: $0).isEmpty }
    }

    private func phone(_ screen: ComparedScreen) -> PhoneDrawing {
        screen.session.window.frame = screen.session.shown.screenFrame
        let badges = screen === comparison.whole ? screen.badges : screen.badges(besides: comparison.whole)
        return PhoneDrawing(window: screen.session.window, badges: badges, isSlim: true)
    }

    /// Returns the picture, as the contents of a file. The title is for users who can't see it.
    func svg(title: String) -> String {
        let bottom = Self.titlesHeight + phone(comparison.whole).size.height + 20
        let height = bottom + CGFloat(counts.count) * Self.countHeight + Self.verdictHeight
        let canvas = SVGCanvas(size: CGSize(width: 2 * sideWidth + 2 * Self.margin, height: height + 2 * Self.margin))
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background, cornerRadius: 12)
        canvas.translate(x: Self.margin, y: Self.margin)
        for (index, screen) in [comparison.whole, comparison.broken].enumerated() {
            canvas.saveState()
            canvas.translate(x: CGFloat(index) * sideWidth, y: 0)
            drawTitles(isBroken: index == 1, on: canvas)
            if let screen {
                draw(screen, isBroken: index == 1, on: canvas)
            } else if let ending = comparison.ending {
                draw(ending, on: canvas)
            }
            canvas.translate(x: 0, y: bottom)
            drawCounts(isBroken: index == 1, on: canvas)
            canvas.restoreState()
        }
        drawVerdict(at: height - Self.verdictHeight + 8, on: canvas)
        return canvas.document(title: title)
    }

    // MARK: Text

    private func draw(
        _ text: AttributedText, _ role: TextRole, size: CGFloat, in rect: CGRect, on canvas: SVGCanvas
    ) {
        let font: UIFont = role == .bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        canvas.textMetrics = .typographic
        canvas.draw(
            text, in: rect,
            style: TextStyle(font: font, color: colors[role], lineBreakMode: .byWordWrapping, numberOfLines: 0))
        canvas.textMetrics = .columns
    }

    private func drawLine(
        _ text: String, _ role: TextRole, size: CGFloat, x: CGFloat = 0, y: CGFloat, on canvas: SVGCanvas
    ) {
        let rect = CGRect(x: x, y: y, width: canvas.size.width, height: size * 1.4)
        draw(AttributedText(text), role, size: size, in: rect, on: canvas)
    }

    /// Draws the number of cells made, if it differs, and the title of this screen.
    private func drawTitles(isBroken: Bool, on canvas: SVGCanvas) {
        let experiment = comparison.experiment
        var title = titles[isBroken ? 1 : 0].string
        if let stats = comparison.stats, stats.whole.made != stats.broken.made {
            title += ": \((isBroken ? stats.broken : stats.whole).made) cells made"
        }
        let font = UIFont.boldSystemFont(ofSize: 22)
        let role = isBroken ? experiment.role : .reused
        canvas.draw(
            title, in: CGRect(x: 0, y: 0, width: sideWidth, height: 30),
            style: TextStyle(font: font, color: colors[role]))
        let rect = CGRect(x: 0, y: 32, width: sideWidth - 16, height: 40)
        let what = isBroken ? experiment.broken : "Nothing is broken."
        draw(AttributedText(what), isBroken ? .plain : .dim, size: 16, in: rect, on: canvas)
    }

    /// The titles of both screens.
    var titles: [StyledText] {
        let experiment = comparison.experiment
        let sign = experiment.kind == .worksAfterAll ? "" : "✗ "
        return [
            StyledText("✓ \(experiment.wholeName)", .reused),
            StyledText(sign + experiment.screenName, experiment.role),
        ]
    }

    /// The differences in a sentence.
    var verdict: StyledText {
        let after = comparison.steps.isEmpty ? "" : StyledText(comparison.steps.asCondition + " ", .dim)
        return after + comparison.verdict(on: comparison.difference, citingClaims: false)
    }

    private func drawVerdict(at y: CGFloat, on canvas: SVGCanvas) {
        let text = verdict.runs.map { run in
            var attributes = AttributedText.Attributes()
            attributes.font = run.role == .bold ? .boldSystemFont(ofSize: 17) : nil
            attributes.color = colors[run.role]
            return AttributedText(run.text, attributes: attributes)
        }.reduce(AttributedText("")) { $0 + $1 }
        let isAlone = comparison.experiment.missing == nil
        let rect = CGRect(x: 0, y: y, width: 2 * sideWidth - 16, height: isAlone ? 50 : 28)
        draw(text, .plain, size: 17, in: rect, on: canvas)
        guard let missing = comparison.experiment.missing else { return }
        drawLine("The line that is missing:", .dim, size: 16, y: y + 34, on: canvas)
        let code = CGRect(x: 190, y: y + 34, width: 2 * sideWidth - 200, height: 22)
        let style = TextStyle(font: UIFont(name: "Menlo-Bold", size: 15)!, color: colors[.broken])
        canvas.draw(missing, in: code, style: style)
    }

    /// Draws the message of iOS at the end of the program, on a phone that is otherwise empty.
    private func draw(_ ending: CrashReport, on canvas: SVGCanvas) {
        let phone = phone(comparison.whole)
        canvas.saveState()
        canvas.translate(x: 0, y: Self.titlesHeight)
        phone.drawBody(on: canvas)
        let screen = CGRect(origin: phone.origin, size: phone.window.bounds.size)
        canvas.fill(screen, color: .black)
        var attributes = AttributedText.Attributes()
        attributes.color = SnapshotColors.dark[.broken]
        let message = AttributedText(ending.message, attributes: attributes)
        draw(message, .broken, size: 15, in: screen.insetBy(dx: 14, dy: 14), on: canvas)
        canvas.restoreState()
    }

    // MARK: Phones

    private func draw(_ screen: ComparedScreen, isBroken: Bool, on canvas: SVGCanvas) {
        let phone = phone(screen)
        canvas.saveState()
        canvas.translate(x: 0, y: Self.titlesHeight)
        PhoneDrawing(window: phone.window, isSlim: true).draw(on: canvas)
        let difference = isBroken ? comparison.difference : nil
        let faults = isBroken ? screen.faults : [:]
        var end: CGFloat = 0
        func note(_ text: String, _ role: TextRole, at place: CGFloat) {
            // The cells of a grid have their notes one below the other.
            let y = max(place, end)
            end = y + 20
            canvas.line(
                from: CGPoint(x: phone.size.width + 4, y: y + 11),
                to: CGPoint(x: phone.size.width + Self.lead - 6, y: y + 11), color: colors.edge)
            drawLine(text, role, size: 15, x: phone.size.width + Self.lead, y: y, on: canvas)
        }
        for badge in phone.badges {
            canvas.saveState()
            canvas.translate(x: phone.origin.x, y: phone.origin.y)
            CellMark.drawStrip(badge.color, in: badge.clip, on: canvas)
            if difference?.contains(badge.clip) == true {
                canvas.fill(badge.clip, color: CellMark.tint)
                CellMark.draw(faults[badge.place] ?? .other, or: badge.place.description, in: badge.clip, on: canvas)
            }
            badge.draw(on: canvas)
            canvas.restoreState()
            if badge.change == .none { continue }
            let change = badge.change.note
            note("#\(badge.number) \(change.string)", change.runs[0].role, at: phone.origin.y + badge.clip.minY + 2)
        }
        if phone.badges.isEmpty {
            for place in difference?.places ?? [] { note("looks different", .broken, at: phone.origin.y + place + 2) }
        }
        canvas.restoreState()
    }

    // MARK: Counts

    private func drawCounts(isBroken: Bool, on canvas: SVGCanvas) {
        guard let stats = comparison.stats else { return }
        let scale = comparison.scale(within: Self.longestBar.whole(in: 0...1_000))
        for (index, count) in counts.enumerated() {
            let number = (isBroken ? stats.broken : stats.whole)[keyPath: count.number]
            let y = CGFloat(index) * Self.countHeight
            drawLine(count.rawValue, .dim, size: 16, y: y, on: canvas)
            drawLine("\(number)", .bold, size: 16, x: Self.barStart - 40, y: y, on: canvas)
            let length = scale.largest > 0 ? CGFloat(number) / scale.largest * Self.longestBar : 0
            let bar = CGRect(x: Self.barStart, y: y + 4, width: length, height: 14)
            if number > 0 { canvas.fill(bar, color: colors[count.role], cornerRadius: 2) }
            let difference = isBroken ? comparison.difference(in: count) : ""
            if !difference.isEmpty { drawLine(difference, .plain, size: 16, x: bar.maxX + 10, y: y, on: canvas) }
        }
    }
}
