import Foundation
import TerminalUIKit

/// Takes what libFuzzer thought of: whatever it is, it is drawn, or refused by an error.
///
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func takeNib(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let nib = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    MainActor.assumeIsolated {
        World.current.log = { _ in }
        for view in (try? DrawnNib.views(of: nib)) ?? [] { DrawnNib.draw(view) }
    }
    return 0
}
