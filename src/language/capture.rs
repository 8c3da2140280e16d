//! The captures a query may use.

use tree_sitter::Node;

/// The captures a query may use; any other is an error that names these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureName {
    /// `@definition.<kind>`: the whole definition.
    Definition(crate::model::SymbolKind),
    /// `@container`: not a symbol, but qualifies what is defined in it (`impl`).
    Container,
    /// `@reference.<role>`: the whole site.
    Reference(crate::model::Role),
    /// `@import`: the whole statement.
    Import,
    /// `@export`: a statement that offers a name of this file, or of `@module`, to others.
    Export,
    /// `@package`: the name of the file's package.
    Package,
    /// `@scope`: a region with local names of its own.
    Scope,
    /// `@binding`: a name bound in the innermost scope around it.
    Binding,
    /// `@nonlocal`: a name that is *not* bound in that scope though assigned there.
    Nonlocal,
    /// `@reassigned`: a name that is given another value, of which type tests before it say nothing.
    Reassigned,
    /// `@branch`: a block of a scope that may not run; what it assigns may hold after `@joined`, or
    /// after the block.
    Branch,
    /// `@loop`: such a block that may run again.
    Loop,
    /// `@source`: a block in braces that the grammar leaves unread, of the same language.
    Source,
    /// `@calls`: text the grammar leaves as one token, with calls in it.
    Calls,
    /// `@value.of`: an expression that says what `@name`, defined by another pattern, gives: what
    /// a function returns, what a variable is assigned.
    ValueOf,
    /// `@macro.rules`: a macro whose rules may define functions named by its arguments.
    MacroRules,
    /// `@macro.use`: a use of one, with its `@arguments`.
    MacroUse,
    /// `@test`: what stands here, or follows this attribute, is test code.
    Test,
    /// `@visibility.rest`: from here to the end of the definition around it, what
    /// says nothing of its own has this visibility.
    VisibilityRest,
    /// `@visibility.of`: the name of something defined before, in the same
    /// definition, that `@visibility` is said of.
    VisibilityOf,
    /// A part of the pattern it stands in.
    Part(Part),
}

/// The captures that name a part of a definition, reference, import or binding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Part {
    Name,
    Owner,
    Parameters,
    Body,
    Doc,
    Type,
    Value,
    Inside,
    Payload,
    Element,
    Context,
    Initial,
    Key,
    Within,
    Visibility,
    Receiver,
    Arguments,
    Module,
    Prefix,
    Alias,
    Wildcard,
    Declares,
    System,
    UseTree,
    Bare,
    Default,
    Joined,
    /// `@_anything`: only for predicates.
    Private,
}

impl CaptureName {
    /// The capture that a query writes so, without the `@`.
    pub fn parse(name: &str) -> Option<CaptureName> {
        use crate::model::{Role, SymbolKind};
        if name.starts_with('_') {
            return Some(CaptureName::Part(Part::Private));
        }
        if let Some(kind) = name.strip_prefix("definition.") {
            return SymbolKind::from_name(kind).map(CaptureName::Definition);
        }
        let part = |part| Some(CaptureName::Part(part));
        match name {
            "container" => Some(CaptureName::Container),
            "reference.call" => Some(CaptureName::Reference(Role::Call)),
            "reference.type" => Some(CaptureName::Reference(Role::Type)),
            "reference.inherit" => Some(CaptureName::Reference(Role::Inherit)),
            "reference.value" => Some(CaptureName::Reference(Role::Value)),
            "import" => Some(CaptureName::Import),
            "export" => Some(CaptureName::Export),
            "package" => Some(CaptureName::Package),
            "scope" => Some(CaptureName::Scope),
            "binding" => Some(CaptureName::Binding),
            "nonlocal" => Some(CaptureName::Nonlocal),
            "reassigned" => Some(CaptureName::Reassigned),
            "branch" => Some(CaptureName::Branch),
            "loop" => Some(CaptureName::Loop),
            "calls" => Some(CaptureName::Calls),
            "source" => Some(CaptureName::Source),
            "macro.rules" => Some(CaptureName::MacroRules),
            "macro.use" => Some(CaptureName::MacroUse),
            "test" => Some(CaptureName::Test),
            "value.of" => Some(CaptureName::ValueOf),
            "visibility.of" => Some(CaptureName::VisibilityOf),
            "visibility.rest" => Some(CaptureName::VisibilityRest),
            "name" => part(Part::Name),
            "owner" => part(Part::Owner),
            "parameters" => part(Part::Parameters),
            "body" => part(Part::Body),
            "doc" => part(Part::Doc),
            "type" => part(Part::Type),
            "value" => part(Part::Value),
            "inside" => part(Part::Inside),
            "payload" => part(Part::Payload),
            "element" => part(Part::Element),
            "context" => part(Part::Context),
            "initial" => part(Part::Initial),
            "key" => part(Part::Key),
            "within" => part(Part::Within),
            "visibility" => part(Part::Visibility),
            "receiver" => part(Part::Receiver),
            "arguments" => part(Part::Arguments),
            "module" => part(Part::Module),
            "prefix" => part(Part::Prefix),
            "alias" => part(Part::Alias),
            "wildcard" => part(Part::Wildcard),
            "declares" => part(Part::Declares),
            "system" => part(Part::System),
            "use_tree" => part(Part::UseTree),
            "bare" => part(Part::Bare),
            "default" => part(Part::Default),
            "joined" => part(Part::Joined),
            _ => None,
        }
    }
}

pub(super) const VOCABULARY: &str = "definition.<kind> container reference.{call,type,inherit,value} import export package scope binding \
                          nonlocal reassigned branch loop joined calls source macro.rules macro.use test name owner parameters body doc type value value.of inside payload element context within visibility visibility.rest visibility.of receiver arguments module prefix \
                          alias wildcard default declares system use_tree bare _private";

/// One captured node.
pub type Capture<'t> = (CaptureName, Node<'t>);

/// The first node captured as that part.
pub fn part<'t>(captures: &[Capture<'t>], wanted: Part) -> Option<Node<'t>> {
    captures
        .iter()
        .find(|(name, _)| *name == CaptureName::Part(wanted))
        .map(|(_, node)| *node)
}
