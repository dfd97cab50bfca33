@_exported import TerminalUIKit
