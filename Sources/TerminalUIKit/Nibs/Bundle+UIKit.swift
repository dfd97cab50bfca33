// What UIKit adds to Bundle.
extension Bundle {
    /// Reads a nib file and makes its objects; the file is read anew each time.
    ///
    /// Ends the process in UIKit's words if something is wrong.
    ///
    /// - Parameters:
    ///   - name: The nib's name without the extension.
    ///   - owner: What stands for File's Owner; nil for nothing.
    ///   - options: External objects for other placeholders.
    /// - Returns: The top-level objects in document order, without the placeholders.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
