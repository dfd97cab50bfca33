// The module of documents.
