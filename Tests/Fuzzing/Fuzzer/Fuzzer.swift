import Foundation

/// The readers of files and texts from outside, by the names that `.ci/fuzz` has for them.
let readers: [String: @MainActor (Data) -> Void] = [
    "nib": Readers.nib,
    "image": Readers.image,
    "picture": Readers.picture,
    "font": Readers.font,
    "catalog": Readers.catalog,
    "project": Readers.project,
    "swift": { Readers.source($0, isSwift: true) },
    "objc": { Readers.source($0, isSwift: false) },
    "settings": Readers.settings,
    "baseline": Readers.baseline,
    "log": Readers.log,
    "events": Readers.events,
    "recording": Readers.recording,
]

/// The reader that the environment names.
let reader = readers[ProcessInfo.processInfo.environment["READER"] ?? ""] ?? Readers.nib

/// Passes an input of libFuzzer to the reader, which reads it or refuses it with an error.
///
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    MainActor.assumeIsolated { reader(data) }
    return 0
}
