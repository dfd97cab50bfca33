import ReusableViews

// What a row shows: a night, and whether it is chosen.
struct NightConfiguration: UIContentConfiguration {
    let event: LunarEvent
    var isChosen = false

    init(event: LunarEvent) {
        self.event = event
    }

    func makeContentView() -> any UIView & UIContentView {
        NightContentView(configuration: self)
    }

    func updated(for state: any UIConfigurationState) -> NightConfiguration {
        // TODO: 3. the night of a cell that is selected is chosen.
        self
    }
}
