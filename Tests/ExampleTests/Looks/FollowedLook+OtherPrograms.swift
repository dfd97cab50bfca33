extension FollowedLook {
    /// The looks of `grid-cell`.
    static let gridCell = [
        FollowedLook("edited-tag", "content-subview", shows: ["│ Day Day Day │"], hides: [" Day 1 "]),
        FollowedLook("wrong-tag", "content-subview", shows: ["Could not cast value of type 'TerminalUIKit.UILabel'"]),
        FollowedLook(
            "duplicate-tag", "content-subview",
            then: Step("scroll 4", shows: ["│ Day Day Day │"], hides: [" Day 13 "]),
            Step(
                "tree",
                shows: [
                    "├─ ReusableGridViewCell 104×132 tag 1 ", #""Day 13" │ └─ ReusableGridViewCell 106×132 tag 1 "#,
                    #"outlet label "Day" ├─ AQGridViewCell #2 "#,
                ])),
        FollowedLook(
            "no-identifier", "content-subview",
            shows: ["'-[__NSCFDictionary setObject:forKey:]: attempt to insert nil key'"]),
        FollowedLook(
            "registration-in-provider", "registration",
            shows: ["Attempted to dequeue a cell using a registration that was created inside "]),
        FollowedLook(
            "as-list", "registration", shows: ["Day 1 "], then: Step("scroll 4", shows: ["Day 5 "]),
            Step("stats", shows: ["waiting "])),
    ]

    /// The looks of `date-picker`.
    static let datePicker = [
        FollowedLook(
            "no-delegate", "delegate", then: Step("present", shows: ["Pick a date"]),
            Step("tap done", shows: ["The screen looks as before. New: message 1 → nil"]),
            Step("experiment no-delegate", shows: ["[Home] Settings"]),
            Step("tap settings", shows: ["October 29, 2011"]), Step("present"), Step("spin day +1"),
            Step("tap done", shows: ["October 30, 2011"])),
        FollowedLook(
            "strong-delegate", "delegate", then: Step("present"), Step("tap done"),
            Step("owners", shows: ["keptDelegate: StrongDelegateHomeViewController #1 – a cycle"]), Step("reset"),
            Step("stats", shows: ["live 1 "]), Step("experiment strong-delegate"), Step("present"), Step("tap done"),
            Step("reset"), Step("stats", shows: ["live 2 "])),
        FollowedLook(
            "strong-closure", "closure", then: Step("present"), Step("tap done"), Step("reset"),
            Step("stats", shows: ["live 1 "])),
        FollowedLook(
            "pulled-card", "delegate", then: Step("present", shows: ["Waiting for a date", "Pick a date"]),
            Step("pull", shows: ["Waiting for a date", "Present"])),
        FollowedLook(
            "watched-card", "delegate", then: Step("present", shows: ["Waiting for a date", "Pick a date"]),
            Step("pull", shows: ["│ Home │", "Present"], hides: ["Waiting"])),
        FollowedLook(
            "no-view-outlet", "delegate",
            shows: ["loaded the \"ReusableDatePickerViewController\" nib but the view outlet was not set."]),
    ]

    /// The looks of `ignorable-date-picker`.
    static let ignorableDatePicker = [
        FollowedLook(
            "created-in-code", "programmatic", shows: ["│ Starts │", "│ Ends │"], hides: ["October"],
            then: Step(
                "tree",
                shows: [
                    "├─ IgnorableDatePickerView 0,66 320×110 ├─ UILabel", "└─ IgnorableDatePickerView 0,198 320×110",
                ],
                hides: ["datePicker"])),
        FollowedLook(
            "no-connection", "awake-from-nib", shows: ["IgnorableDatePickerView.swift:18: ", "Unexpectedly found nil"]),
        FollowedLook(
            "no-connection", "owner-loading",
            then: Step(
                "source", shows: ["for case let content as UIView in Self.nib.instantiate(withOwner: self)"],
                hides: ["contentView"])),
        FollowedLook("early-awake", "awake-from-nib", then: Step("show", shows: ["[|OFF]"], hides: ["[ON|"])),
        FollowedLook(
            "lost-property", "placeholder", then: Step("show", shows: ["│ Ends Forever │ │┌── August │ 27 │ 2009 ─"]),
            Step("trace on"),
            Step("experiment lost-property"),
            Step("trace last", shows: ["took over frame, alpha, ", "lost tag, isHidden"])),
        FollowedLook("recursive-awake", "awake-from-nib", shows: ["The process ended by signal "]),
        FollowedLook("recursive-placeholder", "placeholder", shows: ["The process ended by signal "]),
    ]
}
