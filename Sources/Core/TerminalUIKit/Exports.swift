// The parts of the library are modules, so that a change to one doesn't rebuild the others. Users know only the whole.
@_exported import Controls
@_exported import Lists
@_exported import Views
