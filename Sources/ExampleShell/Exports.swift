@_exported import REPL
