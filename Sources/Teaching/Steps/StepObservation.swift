internal import ExampleShell

/// The effects of a typed line, as far as a step of the tutorial may ask for them.
struct StepObservation {
    var situation: Situation
    var outputs: [ShownOutput] = []
    var crash: Crash?
}
