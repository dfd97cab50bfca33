import ExampleShell
import ReusableViews

let c = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 100))
let w = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
if CommandLine.arguments.count > 1 { Trace.sink = { print($0.event, $0.object, $0.class, $0.detail, separator: " | ") } }
w.rootViewController = c
w.makeKeyAndVisible()
Trace.sink = nil
func show() {
let canvas = TerminalCanvas(size: w.bounds.size)
w.render(on: canvas)
print(canvas.text(style: .plain))
}
show()
c.tableView!.tapRow(at: IndexPath(row: 2, section: 0))
c.tableView!.contentOffset.y = 33
show()
print(w.recursiveDescription)
for _ in 0..<50 { c.tableView!.scroll(by: CGPoint(x: 0, y: 66)); w.layoutIfNeeded() }
print(c.tableView!.recycler.created, c.tableView!.recycler.reused,c.tableView!.recycler.queued, UINib.fileReads)
show()
