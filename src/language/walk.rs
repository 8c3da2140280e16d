//! One walk of a tree that tries the patterns where a node of their root's kind is met.

use tree_sitter::{Node, TreeCursor};

use super::capture::Capture;
use super::pattern::{Matcher, NodePattern, Predicate};

struct Child<'t> {
    node: Node<'t>,
    kind: u16,
    named: bool,
    field: u16,
}

/// A walk over one tree: visits every node once, in order of position.
pub struct Walk<'m, 't> {
    matcher: &'m Matcher,
    source: &'t [u8],
    cursor: TreeCursor<'t>,
    /// Cursors and child lists for nested patterns, one per depth of pattern.
    spare: Vec<(TreeCursor<'t>, Vec<Child<'t>>)>,
    children: Vec<Child<'t>>,
    taken: Vec<(u16, Node<'t>)>,
    /// Some node had more than [`MAX_CHILDREN`].
    cut: bool,
}

/// What a [`Walk`] hands out.
pub trait Visitor<'t> {
    /// Every node, before its matches. Return whether to look at its matches and inside it.
    fn node(&mut self, node: Node<'t>, kind: u16, depth: u32) -> bool;
    /// A match whose root is the node last given to [`Visitor::node`]; patterns are
    /// numbered as written.
    fn found(&mut self, pattern: u16, captures: &[Capture<'t>]);
    /// Some node had more children than are looked at.
    fn cut(&mut self) {}
}

impl<'m, 't> Walk<'m, 't> {
    /// Prepares to walk the tree under `root`.
    pub fn new(matcher: &'m Matcher, root: Node<'t>, source: &'t [u8]) -> Walk<'m, 't> {
        Walk {
            matcher,
            source,
            cursor: root.walk(),
            spare: Vec::new(),
            children: Vec::new(),
            taken: Vec::new(),
            cut: false,
        }
    }

    /// Visits every node; never recurses over the tree, so depth costs no stack.
    pub fn run(mut self, visitor: &mut impl Visitor<'t>) {
        let mut depth = 0;
        let mut captures: Vec<Capture<'t>> = Vec::new();
        let mut found: Vec<(u16, Vec<(u16, Node<'t>)>)> = Vec::new();
        loop {
            let node = self.cursor.node();
            let kind = node.kind_id();
            let enter = visitor.node(node, kind, depth);
            if enter {
                let patterns = self
                    .matcher
                    .by_kind
                    .get(kind as usize)
                    .map(Vec::as_slice)
                    .unwrap_or_default();
                if !patterns.is_empty() {
                    self.try_patterns(node, patterns, &mut found);
                    for (pattern, one) in found.drain(..) {
                        captures.clear();
                        captures.extend(
                            one.iter()
                                .map(|(number, node)| (self.matcher.names[*number as usize], *node)),
                        );
                        visitor.found(pattern, &captures);
                    }
                }
                if self.cursor.goto_first_child() {
                    depth += 1;
                    continue;
                }
            }
            while !self.cursor.goto_next_sibling() {
                if !self.cursor.goto_parent() {
                    if self.cut {
                        visitor.cut();
                    }
                    return;
                }
                depth -= 1;
            }
        }
    }

    fn try_patterns(&mut self, node: Node<'t>, patterns: &[u16], found: &mut Vec<(u16, Vec<(u16, Node<'t>)>)>) {
        let matcher = self.matcher;
        let mut children = std::mem::take(&mut self.children);
        let mut listed = false;
        for &number in patterns {
            let pattern = &matcher.patterns[number as usize];
            if !listed && !(pattern.root.children.is_empty() && pattern.root.absent.is_empty()) {
                list_children(&mut self.cursor, &mut children);
                self.cut |= children.len() == MAX_CHILDREN;
                listed = true;
            }
            self.taken.clear();
            self.taken.extend(pattern.root.captures.iter().map(|c| (*c, node)));
            let source = self.source;
            self.match_children(&pattern.root, &children, 0, 0, &mut |_, taken| {
                if pattern.tests.iter().all(|test| test.holds(taken, source)) {
                    found.push((number, taken.to_vec()));
                }
            });
        }
        children.clear();
        self.children = children;
    }

    /// Tries `pattern.children[nth..]` on `children[from..]`; calls `then` with
    /// every complete assignment.
    fn match_children(
        &mut self,
        pattern: &NodePattern,
        children: &[Child<'t>],
        nth: usize,
        from: usize,
        then: &mut dyn FnMut(&mut Self, &[(u16, Node<'t>)]),
    ) -> bool {
        if nth == 0
            && pattern
                .absent
                .iter()
                .any(|field| children.iter().any(|c| c.field == *field))
        {
            return false;
        }
        let Some(wanted) = pattern.children.get(nth) else {
            let taken = std::mem::take(&mut self.taken);
            then(self, &taken);
            self.taken = taken;
            return true;
        };
        let mut any = false;
        for at in from..children.len() {
            let child = &children[at];
            if wanted.accepts(child) && !(wanted.last && children[at + 1..].iter().any(|c| c.named)) {
                let mark = self.taken.len();
                self.taken.extend(wanted.captures.iter().map(|c| (*c, child.node)));
                if wanted.children.is_empty() && wanted.absent.is_empty() {
                    any |= self.match_children(pattern, children, nth + 1, at + 1, then);
                } else {
                    let (mut cursor, mut inner) = self.spare.pop().unwrap_or_else(|| (child.node.walk(), Vec::new()));
                    cursor.reset(child.node);
                    list_children(&mut cursor, &mut inner);
                    self.match_children(wanted, &inner, 0, 0, &mut |walk, taken| {
                        // The inner assignment is complete; go on with the siblings.
                        let outer = std::mem::replace(&mut walk.taken, taken.to_vec());
                        any |= walk.match_children(pattern, children, nth + 1, at + 1, then);
                        walk.taken = outer;
                    });
                    inner.clear();
                    self.spare.push((cursor, inner));
                }
                self.taken.truncate(mark);
            }
            if wanted.anchored && child.named {
                break;
            }
        }
        if !any && wanted.optional {
            any = self.match_children(pattern, children, nth + 1, from, then);
        }
        any
    }
}

/// Children of one node that patterns may match: finding a child's field can cost as
/// much as it has siblings, and no person writes so many.
const MAX_CHILDREN: usize = 10_000;

fn list_children<'t>(cursor: &mut TreeCursor<'t>, into: &mut Vec<Child<'t>>) {
    into.clear();
    if !cursor.goto_first_child() {
        return;
    }
    loop {
        if into.len() == MAX_CHILDREN {
            break;
        }
        let node = cursor.node();
        into.push(Child {
            node,
            kind: node.kind_id(),
            named: node.is_named(),
            field: cursor.field_id().map_or(0, std::num::NonZeroU16::get),
        });
        if !cursor.goto_next_sibling() {
            break;
        }
    }
    cursor.goto_parent();
}

impl NodePattern {
    fn accepts(&self, child: &Child<'_>) -> bool {
        self.field.is_none_or(|field| field == child.field)
            && if self.kinds.is_empty() {
                child.named || !self.named
            } else {
                self.kinds.binary_search(&child.kind).is_ok()
            }
    }
}

impl Predicate {
    fn holds(&self, taken: &[(u16, Node<'_>)], source: &[u8]) -> bool {
        let text = |wanted: u16| {
            taken
                .iter()
                .filter(move |(number, _)| *number == wanted)
                .map(|(_, node)| &source[node.byte_range()])
        };
        match self {
            Predicate::Text { capture, accept, of } => {
                text(*capture).all(|text| of.iter().any(|one| one == text) == *accept)
            }
            Predicate::Pattern { capture, accept, regex } => text(*capture).all(|text| regex.is_match(text) == *accept),
            Predicate::Same { left, right, accept } => {
                text(*left).all(|left| text(*right).all(|right| (left == right) == *accept))
            }
        }
    }
}
