import Foundation
import Handbook

// Makes the pages through which the handbook is stepped in a browser. `.ci/site` calls it, from the package's folder.

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: Site <the folder of the programs> <the folder for the pages>\n".utf8))
    exit(64)
}
let (programs, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
do {
    try Site(programs: URL(fileURLWithPath: programs)).write(to: URL(fileURLWithPath: folder))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
