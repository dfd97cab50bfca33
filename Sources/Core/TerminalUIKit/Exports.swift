// The parts of the library are modules, so that what is added to one builds no other anew. Users know only the whole.
@_exported import Controls
@_exported import Lists
@_exported import Views
