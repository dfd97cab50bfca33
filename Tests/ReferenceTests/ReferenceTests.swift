import Testing

/// The handbook's claims, in its order: `swift test --filter ReferenceTests` prints the claims as a table of contents.
/// The titles are the handbook's sentences, in `Claims.md`; a test that adds to a claim has its own words.
@Suite("The claims") enum ReferenceTests {
    @Suite("A cell of a table: chapters 1 to 4, exercises 1 to 6, 19, 20 and 24") enum CellOfATable {}
    @Suite("A cell of a grid: chapters 5 and 6, exercises 7 and 8") enum CellOfAGrid {}
    @Suite("A view of its own: chapters 8 and 9, exercises 10, 11 and 23") enum ViewOfItsOwn {}
    @Suite("A view inside another: chapters 10 and 11, exercises 12 and 22") enum ViewInsideAnother {}
    @Suite("Hooks: chapter 7, exercise 9") enum Hooks {}
    @Suite("A factory of views: chapters 6, 13, 14 and 16, exercises 8, 14, 15 and 21") enum FactoryOfViews {}
    @Suite("Placeholders: chapter 12, exercise 13") enum Placeholders {}
    @Suite("Smart cells: chapters 15 and 16, exercise 16") enum SmartCells {}
    @Suite("Today: chapters 4, 11, 16 and 17, exercises 6, 17, 20 and 25") enum Today {}
    @Suite("Screens that no chapter has shown: behind chapter 16") enum Unseen {}
}
