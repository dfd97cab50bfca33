import TerminalUIKit

/// A controller that writes down what it is told, in a diary it may share with others.
class DiaryController: UIViewController {
    final class Diary {
        var lines: [String] = []
    }

    let diary: Diary

    init(_ title: String, _ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        diary = Diary()
        super.init(coder: coder)
    }

    private func write(_ line: String) { diary.lines.append("\(title ?? ""): \(line)") }

    override func viewDidLoad() { write("did load") }
    override func viewWillAppear(_ animated: Bool) { write("will appear") }
    override func viewDidAppear(_ animated: Bool) { write("did appear") }
    override func viewWillDisappear(_ animated: Bool) { write("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { write("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
        write("will move to \(parent == nil ? "none" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
        write("did move to \(parent == nil ? "none" : "parent")")
    }
}
