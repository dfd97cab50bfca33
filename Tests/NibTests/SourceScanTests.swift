import TerminalTesting
import Testing

@testable import NibChecking

/// The scan of Swift sources: classes, their members, and the members' names for Objective-C.
struct SourceScanTests {
    private static let attributes = [
        "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged", "objc", "Outlet",
        "OutletCollection", "available", "discardableResult", "objcMembers",
    ]
    private static let labels = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within", "forKey", "format", "sender", "_", "x", "atX",
    ]

    /// A class of each attribute, and one of each label.
    private static var generated: String {
        let members = attributes.map { "@\($0) var \($0)Var: A\n@\($0) func \($0)Func() {}" }
        let methods = labels.map { "func m(\($0) a: Int) {}\nfunc n(_ a: Int, \($0): Int) {}" }
        return "class Attributes {\n\(members.joined(separator: "\n"))\noverride var o: A\noverride func p() {}\n}\n"
            + "class Labels {\n\(methods.joined(separator: "\n"))\n}"
    }

    private static let swift = [
        generated,
        // Classes
        "class A {}", "x class A {}", "class A: B {}", "class A: M.B, P {}", "class A<T>: B<T> where T: X {}",
        "class A<T: (Int) -> Int>: B {}", "class A<T {\n@objc var a: B }", "\n\nfinal class A.B.C: D.E.F {}",
        "@objc(Plain) class A: B {}\nclass C {}", "@objc class A: B {}", "@objc(A) class A {}", "class class {}",
        "class A {}\nclass A: B {}\nclass A: C {}", "class\nA {}",
        // Types that aren't classes
        "struct A { @objc var a: B }", "enum A { case b; @objc var c: D; class E { @objc var f: G } }",
        "protocol A { func b() }", "actor A { func b() {} }", "let a = B.class; func c() { class D {} }",
        // Members that aren't classes
        "class A { class func b() {}\nclass var c: D\nclass let e: F\nclass override func g() {}\nclass "
            + "subscript() {} }",
        "class A {\nclass B {\nvar c: D\n}\nvar e: F\n}", "func a() {}\nvar b: C",
        // Extensions
        "extension A { @objc func b() {}; func c() {} }", "@objc extension A.B { var d: E; func c() {} }",
        "@objcMembers extension A { func b() {} }",
        "@objcMembers class A { var b: C; func d() {} }\nclass E { var f: G }",
        "@objc class A { var b: C }",
        // Properties
        "class A { var a; var b: B; var c: [C]; var d: [[D]]; var e: M.E?; var f: (F, F); let g = 1; var h: H<I> }",
        "class A { @objc(b) var a: B; var c: D }", "class A { var a: B; @objc var a: C }",
        "class A { @objc var a: B; var a: C }", "class A { var a: B; var a: C }", "class A { @objc let a: B, c: D }",
        "class A { @objc var a: [B]!, c: M.D?, e: F }\nvar g, h: I",
        "class A { var a, b: C; var d: E, f = 1, g: H }",
        // Attributes apply only to the next declaration
        "class A { @objc case b; var c: D }", "class A { @objc init() {}; var c: D }",
        "class A { @objc import B\nvar c: D }",
        "class A { @objc deinit {}; var c: D }", "class A { @objc subscript(a: B) -> C; var c: D }",
        "class A { @objc typealias E = F; var c: D }", "class A { @objc typealias E; var c: D }",
        "class A { @objc var b: C { get }\nvar c: D }", "class A { @objc func b() {}\nvar c: D; func d() {} }",
        "class A { @objc(b) func c() {}; func d() {} }", "@objc(b) { }\nclass A {}", "@objc(b) }\nclass A {}",
        "class A { @objc class var b: C; var d: E }", "@IBOutlet class A { var b: C }",
        // Methods
        "class A { func a(); func b(c: D); func e(f: G, h: I); func j(_: K, _ l: M); func n(o p: Q, r s: T) }",
        "class A { func a(b: (c: D, e: F), g: [H: I], j: K = { l, m }()); func n<T>(o: T); func p }",
        "class A { func a() {}; @objc func a() {} }", "class A { @objc func a() {}; func a() {} }",
        "class A { func a(b: C = [d, e], f: G); func == (a: B, c: D) {} ; func `b`() {} }",
        "class A { func a() { var b: C; func d() {}; class E { var f: G } } }",
        "class A { var a: B { didSet { var c: D; func e() {} } }\n@objc func f() {} }",
        // Aliases
        "typealias A = B", "typealias A = M.N.B\nclass C {}", "typealias A<T> = B", "typealias A = (B) -> C",
        "typealias A",
        // Branches
        "#if A\nclass B: C {\n#elseif D\nclass B: E {\n#else\nclass B: F {\n#endif\n@objc var g: H\n}\nclass I { }",
        "class A {\n#if B\n#if C\nfunc d() {\n#else\nfunc e() {\n#endif\n}\n#else\nfunc f() {}\n#endif\nvar g: H\n}",
        "#else\nclass A { var b: C }", "#endif\nclass A { var b: C }", "#warning(\"a\")\nclass A { var b: C }",
        "class A {\n#if B\nfunc c() {\n#endif\nclass D {\nvar e: F }",
        // Braces too many, and too few
        "}\n}\nclass A { var b: C }", "class A {\nfunc b() { {\n}\nclass C {\nvar d: E\n}",
        "class A {\nfunc b() { {\n}\n  class C {\nvar d: E\n}",
        "class A {\nfunc b() { {\nstruct C {\nvar d: E\n}\nvar f: G",
        "class A {\nfunc b() { {\nextension C {\nvar d: E\n}", "class A {\nfunc b() {\nvar d: E\n}\nvar f: G\n}",
        // The source ends too early
        "", "class", "class A", "class A:", "class A: B", "class A<", "class A<T", "class A.", "extension",
        "extension A",
        "@", "@objc", "@objc(", "@objc(a", "#", "#if", "struct", "class A { var", "class A { var a:",
        "class A { var a: [",
        "class A { var a: B.", "class A { func", "class A { func a", "class A { func a(", "class A { func a(b",
        "class A { func a(b:", "class A { func a<", "typealias", "typealias A =", "override",
    ]

    @Test("In Swift, every outlet and action is found by its name in nibs")
    func swift() throws {
        // Given, When
        let texts = Self.swift.map { text in
            "— \(text == Self.generated ? "generated" : text)\n"
                + SourceIndex.reading([("Sources/Menu.swift", text)]).listing
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Sources-in-Swift.txt")
    }

    private static let qualifiers = [
        "IBOutlet", "IBInspectable", "__weak", "__strong", "__unsafe_unretained", "__block", "weak", "nullable",
        "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "const", "unsigned", "__kindof", "static",
        "IBOutletCollection(UILabel)", "NS_SWIFT_NAME(b)", "UI_APPEARANCE_SELECTOR", "__attribute__((unused))",
        "Mixed(b)",
    ]

    private static let objectiveC = [
        // Qualifiers, before and behind
        "@interface A : B\n" + qualifiers.enumerated().map { "@property \($1) C *v\($0);" }.joined(separator: "\n")
            + "\n@end",
        "@interface A : B\n" + qualifiers.enumerated().map { "@property C *v\($0) \($1);" }.joined(separator: "\n")
            + "\n@end",
        // Classes
        "@interface A", "@interface A : B\n@end", "\n@interface A ()\n- (void)a;\n@end",
        "@interface A (More) <P>\n- (void)a;\n@end", "@interface A<T> : B<P>\n- (void)a;\n@end",
        "@interface A <P>\n- (void)a;\n@end", "@implementation A\n- (void)a {}\n@end",
        "@implementation A : B\n- (void)a {}\n@end", "@implementation A (More)\n- (void)a {}\n@end",
        "@implementation A {\nB *c;\n}\n- (void)a {}\n@end",
        "@interface A : B {\nC *d, *e;\n@private\nF *g;\n@protected\n"
            + "H *i;\n@public\nJ *k;\n@package\nL *m;\n}\n- (void)a;\n@end",
        "@interface A : B\n@end\n@implementation A\n@end\n@interface A : C\n@end", "@class A, B;\n- (void)a;",
        // Protocols
        "@protocol A;\n@interface B : C\n@end", "@protocol A, B;", "@protocol A <B>\n- (void)a;\n@property C *d;\n@end",
        "@protocol A\n- (void)a;\n@interface B : C\n- (void)d;\n@end",
        // Properties
        "@property B *c;\n@interface A : B\n@property B *d, *e;\n@property (copy) void (^f)(int);\n@property id<G> h;\n"
            + "@property NSArray<I *> *j;\n@property (weak) K *l;\n@property NSDictionary<M *, NSArray<N *> *> "
            + "*o;\n@end\n"
            + "@property P *q;",
        "@interface A : B {\nvoid (^a)(int); C *b;\n}\n@end", "@interface A : B { C *d }\n@property E *f;\n@end",
        "@interface A : B {\nC *d;\n@interface E : F\n@end", "@interface A : B\n@property C *d\n@property E *f;\n@end",
        // Methods
        "- (void)a;\n@interface A : B\n- (void)a;\n+ (void)b;\n- c;\n- (void)d:(id)e;\n- (void)f:(id)g h:(id)i;\n"
            + "- (void)j:k :l;\n- (void):m;\n- (void (^)(int))n:(void (^)(int))o;\n- (void)p\n{ }\n@end\n- (void)q;",
        "@interface A : B\nint c = d - (e);\n@end", "@implementation A\n- (void)a { [b c:d]; } - (void)e {}\n@end",
        // Bodies
        "@implementation A\n- (void)a { if (b) { c(); } }\n- (void)d {}\n@end",
        "@implementation A\n- (void)a {\nif (b) {\nc();\n}\n- (void)d {}\n@end",
        "@implementation A\n- (void)a {\n  if (b) {\n  }\n- (int)c;\n}\n- (void)d {}\n@end",
        "@implementation A\n- (void)a { { \n@end\n@implementation B\n- (void)c {}\n@end",
        "@implementation A\n- (void)a { { \n@implementation B\n- (void)c {}\n@end",
        "@implementation A\n- (void)a { { \n@interface B : C\n- (void)c;\n@end",
        "@implementation A\n- (void)a { b(@selector(c), @\"d\", @[e], @{f: g}); }\n- (void)h {}\n@end",
        "void f() { { }\n{ }\n}\n@interface A : B\n@end",
        // The source ends too early
        "", "@", "@interface", "@interface A :", "@interface A (", "@interface A<", "@interface A : B {", "@protocol",
        "@protocol A", "@interface A : B\n@property", "@interface A : B\n@property (", "@interface A : B\n@property C",
        "@interface A : B\n@property C *d", "@interface A : B\n-", "@interface A : B\n- (", "@interface A : B\n- (a",
        "@interface A : B\n- (a)", "@interface A : B\n- (a)b", "@interface A : B\n- (a)b:",
        "@interface A : B\n- (a)b:(c",
        "@implementation A\n- (a)b {", "@implementation A\n- (a)b { @", "@implementation A\n- (a)b { { } @", "{",
        "@interface A : B {\n@", "@interface A : B {\n@private", "@interface A : B {\nC (", "@interface A : B {\nC (^",
    ]

    @Test("In Objective-C, outlets and actions are found in interfaces, categories and implementations")
    func objectiveC() throws {
        // Given, When
        let texts = Self.objectiveC.map { text in
            "— \(text)\n" + SourceIndex.reading([("Sources/Menu.m", text)]).listing
        }

        // Then
        try expect(
            Difference(of: texts.joined(separator: "\n"), fromRecorded: "Sources-in-Objective-C.txt"), equals: nil)
    }
}
