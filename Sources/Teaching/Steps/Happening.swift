internal import ExampleShell

/// The effects of a typed line, as far as a step of the tutorial may ask for them.
struct Happening {
    var situation: Situation
    var sights: [Sight] = []
    var crash: Crash?
}
