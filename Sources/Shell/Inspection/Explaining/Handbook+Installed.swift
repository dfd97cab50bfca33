internal import Foundation
package import Handbook
internal import REPL
internal import TerminalUIKit

extension Handbook {
    /// The handbook that lies beside the program as its nibs do, read once.
    package static var installed: Handbook { get throws { try readOnce.get() } }

    private static let readOnce = Result {
        let catalog = Resource(named: "Handbook", withExtension: "docc", bundle: nil, module: "Handbook")
        guard let catalog else { throw CommandError.noResources("Handbook.docc", folder: Bundle.main.bundlePath) }
        return try Handbook(at: catalog.url)
    }
}
