//! What shape is the code? Call graphs in memory, on petgraph. Pure.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};

/// A definition as a node: path and symbol key, opaque here.
pub type NodeKey = (Vec<u8>, u64);

/// Who calls whom, with the confidence of each edge.
#[derive(Default)]
pub struct CallGraph {
    graph: DiGraph<NodeKey, f32>,
    nodes: HashMap<NodeKey, NodeIndex>,
    /// Found here at once; the graph would look through all edges of the caller.
    edges: HashMap<(NodeIndex, NodeIndex), EdgeIndex>,
}

/// One step of a path: the node, and the confidence of the edge that led to it.
pub type Step = (NodeKey, f32);

impl CallGraph {
    /// Adds an edge, and its ends if they are new. Order of calls decides node numbers.
    pub fn add(&mut self, caller: NodeKey, callee: NodeKey, confidence: f32) {
        let caller = self.node(caller);
        let callee = self.node(callee);
        match self.edges.entry((caller, callee)) {
            Entry::Occupied(edge) => {
                let weight = &mut self.graph[*edge.get()];
                *weight = weight.max(confidence);
            }
            Entry::Vacant(place) => {
                place.insert(self.graph.add_edge(caller, callee, confidence));
            }
        }
    }

    fn node(&mut self, key: NodeKey) -> NodeIndex {
        if let Some(node) = self.nodes.get(&key) {
            return *node;
        }
        let node = self.graph.add_node(key.clone());
        self.nodes.insert(key, node);
        node
    }

    /// The best path from one of `from` to one of `to`: fewest steps first, then
    /// surest. A step costs 1, and up to 0.001 for its doubt, so doubt never
    /// outweighs a step on paths of fewer than a thousand.
    pub fn path(&self, from: &[NodeKey], to: &[NodeKey]) -> Option<Vec<Step>> {
        let goals: Vec<NodeIndex> = to.iter().filter_map(|key| self.nodes.get(key).copied()).collect();
        let mut best: Option<(f64, Vec<NodeIndex>)> = None;
        for start in from.iter().filter_map(|key| self.nodes.get(key).copied()) {
            let found = petgraph::algo::astar(
                &self.graph,
                start,
                |node| goals.contains(&node),
                |edge| 1.0 + f64::from(1.0 - *edge.weight()) / 1_000.0,
                |_| 0.0,
            );
            if let Some((cost, path)) = found {
                if best.as_ref().is_none_or(|(known, _)| cost < *known) {
                    best = Some((cost, path));
                }
            }
        }
        let (_, path) = best?;
        let mut steps = Vec::with_capacity(path.len());
        for (at, node) in path.iter().enumerate() {
            let confidence = match at {
                0 => 1.0,
                _ => self
                    .edges
                    .get(&(path[at - 1], *node))
                    .map_or(0.0, |edge| self.graph[*edge]),
            };
            steps.push((self.graph[*node].clone(), confidence));
        }
        Some(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(n: u64) -> NodeKey {
        (Vec::new(), n)
    }

    #[test]
    fn the_shortest_and_then_surest_path_is_found() {
        let mut graph = CallGraph::default();
        graph.add(key(1), key(2), 0.5);
        graph.add(key(2), key(4), 0.5);
        graph.add(key(1), key(3), 0.9);
        graph.add(key(3), key(4), 0.9);
        graph.add(key(1), key(5), 1.0);
        graph.add(key(5), key(3), 1.0);
        let path = graph.path(&[key(1)], &[key(4)]).expect("there is one");
        assert_eq!(path.iter().map(|(k, _)| k.1).collect::<Vec<_>>(), [1, 3, 4]);
        assert!(graph.path(&[key(4)], &[key(1)]).is_none());
    }
}
