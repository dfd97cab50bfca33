internal import Canvases
internal import TerminalUIKit

/// How a ``LoadPage`` looks, and what its colours mean.
enum LoadPageStyle {
    /// The kinds of steps that are explained above the trace.
    static let steps: [(event: TraceEvent.Kind, label: String, role: TextRole, meaning: String)] = [
        (.load, "nib", .made, "A file is read. Whoever asked for it stands for its File's Owner."),
        (.decode, "decode", .name, "An object is made from what the file says of it, inner ones first."),
        (.awakeAfter, "awakeAfter", .name, "An object just made is exchanged for another."),
        (.connect, "connect", .name, "When all are made, outlets are filled and actions connected, each by its name."),
        (.attribute, "attribute", .name, "A value that the file has for a property is set."),
        (.awakeFromNib, "awake", .name, "Each object is told that it is connected."),
        (.dequeue, "dequeue", .accent, "The data source asks for a cell that waits in the reuse queue."),
        (.make, "make", .made, "A new cell is made, as none waited."),
        (.reuse, "reuse", .reused, "A waiting cell is reused: it is told to prepare."),
        (.show, "show", .reused, "A reused cell is shown in another row."),
        (.queue, "queue", .accent, "A cell leaves the screen and waits in the reuse queue."),
        (.lifecycle, "lifecycle", .bold, "A view controller is told how far its view has come."),
        (.action, "action", .bold, "A control calls what it is connected to."),
        (.delegate, "delegate", .bold, "An object tells its delegate something."),
    ]

    /// The style sheet.
    static var css: String {
        """
        :root { color-scheme: light dark; \(variables(.light)) }
        @media (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1900px; padding: 0 24px; background: var(--page); color: var(--text);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
        header { max-width: 46em; padding: 32px 0 16px; }
        h1 { margin: 0 0 12px; font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; }
        h2 { margin: 0; font-size: 19px; }
        p { margin: 0; }
        main { display: grid; gap: 28px; align-items: start; }
        figure { margin: 0; }
        figure svg { display: block; max-width: 100%; height: auto; }
        figcaption { max-width: 352px; padding: 14px 4px; font-size: 14px; color: var(--dim); }
        .parts { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 620px), 1fr));
          align-items: start; min-width: 0; }
        section { min-width: 0; padding: 18px 20px 20px; border: 1px solid var(--edge); border-radius: 12px; }
        section > p { margin: 2px 0 12px; font-size: 14px; color: var(--dim); }
        pre, code, td, .legend dt { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        pre { margin: 0; overflow-x: auto; font-size: 12px; line-height: 1.4; }
        .wide { overflow-x: auto; }
        table { width: 100%; border-collapse: collapse; }
        th { padding: 0 14px 6px 0; text-align: left; font-size: 12px; font-weight: 600; color: var(--dim); }
        td { padding: 5px 14px 5px 0; border-top: 1px solid var(--edge); font-size: 12px; vertical-align: top;
          overflow-wrap: anywhere; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0; font-size: 14px; }
        dt { font-weight: 600; }
        dd { margin: 0; }
        .legend { margin-bottom: 16px; padding-bottom: 14px; border-bottom: 1px solid var(--edge); font-size: 13px; }
        .legend dt { font-size: 12px; font-weight: 400; line-height: 1.6; }
        .bold { font-weight: 700; } .dim { color: var(--dim); } .name { color: var(--name); }
        .accent { color: var(--accent); } .made { color: var(--made); } .reused { color: var(--reused); }
        .broken { color: var(--broken); }
        footer { padding: 28px 0 40px; font-size: 13px; color: var(--dim); }
        @media (min-width: 1040px) { main { grid-template-columns: 352px minmax(0, 1fr); }
          figure { position: sticky; top: 20px; } }
        """
    }

    private static func variables(_ colors: SnapshotColors) -> String {
        let roles: [TextRole] = [.name, .accent, .made, .reused, .broken]
        let base = [
            ("page", colors.background), ("text", colors.foreground), ("dim", colors.dim), ("edge", colors.edge),
        ]
        return (base + roles.map { ($0.cssClass, colors[$0]) })
            .map { "--\($0.0): \($0.1.hex);" }.joined(separator: " ")
    }
}

extension TextRole {
    /// The class that gives text the colour of what it is.
    var cssClass: String { "\(self)" }
}
