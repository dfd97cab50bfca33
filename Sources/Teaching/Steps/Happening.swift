internal import ExampleShell

/// What a line that was typed has done, as far as a step of the tutorial may ask for it.
struct Happening {
    var situation: Situation
    var sights: [Sight] = []
    var crash: Crash?
}
