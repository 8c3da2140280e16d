//! Programs made of few names, so that every change touches what others mean.

/// A language as the test writes it: text with holes, filled by chance from a few names.
pub(crate) struct Tongue {
    /// Files it may have.
    pub(crate) paths: &'static [&'static str],
    /// What may stand first in a file.
    pub(crate) heads: &'static [&'static str],
    pub(crate) imports: &'static [&'static str],
    pub(crate) items: &'static [&'static str],
    /// Manifests, and what they may say.
    pub(crate) manifests: &'static [(&'static str, &'static [&'static str])],
}

pub(crate) static TONGUES: &[Tongue] = &[PYTHON, TYPESCRIPT, RUST, GO, C, JVM, PHP, RUBY];

const PYTHON: Tongue = Tongue {
    paths: &[
        "py/pkg/__init__.py",
        "py/pkg/core.py",
        "py/pkg/util.py",
        "py/pkg/sub/__init__.py",
        "py/pkg/sub/deep.py",
        "py/app.py",
        "py/tests/test_app.py",
        "pkg/core.py",
        "pkg/__init__.py",
        "py/pkg/core.pyi",
    ],
    heads: &["", "\"\"\"About {T}.\"\"\"\n"],
    imports: &[
        "from . import util\n",
        "from .core import {f}, {T}\n",
        "from .util import *\n",
        "from ..core import {f} as {g}\n",
        "import pkg.core\n",
        "from pkg import core as c\n",
        "from pkg.sub.deep import *\n",
        "import os\n",
        "from pkg import {f}, {T}\n",
        "from pkg.sub import deep\n",
    ],
    items: &[
        "def {f}(x):\n    return {g}(x) + core.{f}() + pkg.core.{g}() + c.{f}()\n",
        "def {f}():\n    util.{g}()\n    deep.{f}()\n    return {T}().{m}()\n",
        "class {T}({U}):\n    store: {U}\n    def {m}(self):\n        self.{n}()\n        self.store.{n}()\n        return super().{m}()\n",
        "class {T}:\n    def __init__(self):\n        self.store = {U}()\n    def {m}(self, other):\n        return other.{n}()\n",
        "{f} = {T}()\n",
        "def {f}(a: {T}):\n    a.{m}()\n    a.unusual_{n}()\n",
        "class {T}(core.{U}):\n    def unusual_{m}(self):\n        pass\n",
    ],
    manifests: &[(
        "py/pyproject.toml",
        &["[project]\nname = 'pkg'\n", "[project]\nname = 'app'\n"],
    )],
};

const TYPESCRIPT: Tongue = Tongue {
    paths: &[
        "web/src/a.ts",
        "web/src/index.ts",
        "web/src/lib/index.ts",
        "web/src/lib/util.ts",
        "web/src/view.tsx",
        "web/src/old.js",
        "packages/core/src/index.ts",
        "packages/core/src/extra.ts",
        "web/src/a.test.ts",
        "web/src/lib.ts",
    ],
    heads: &["", "// about {T}\n", "'use strict';\n"],
    imports: &[
        "import { {f}, {T} } from './lib';\n",
        "import * as util from './lib/util';\n",
        "export * from './a';\n",
        "export { {f} as {g} } from './lib/util';\n",
        "import { {f} } from '@/lib/util';\n",
        "import { {f}, {T} } from '@acme/core';\n",
        "import {T} from './a';\n",
        "import { {f} } from 'lodash';\n",
        "const old = require('./old');\n",
        "export * from './util';\n",
        "import { {g} } from '@acme/core/extra';\n",
        "import { {T} } from '..';\n",
    ],
    items: &[
        "export function {f}(x) { return {g}(x) + util.{f}() + old.{g}(); }\n",
        "export class {T} extends {U} {\n  private store: {U};\n  {m}() { this.{n}(); this.store.{n}(); super.{m}(); }\n}\n",
        "export default function {f}() { new {T}().{m}(); }\n",
        "function {f}() { {g}(); }\nexport { {f} as {g} };\n",
        "export const {f} = (a: {T}) => a.{m}();\n",
        "export interface {T} { {m}(): void; unusual_{n}(): void }\n",
        "module.exports = { {f}, {g} };\n",
        "export function {f}(o: any) { o.unusual_{m}(); o.{n}(); }\n",
    ],
    manifests: &[
        (
            "web/tsconfig.json",
            &[
                "{ \"compilerOptions\": { \"baseUrl\": \".\", \"paths\": { \"@/*\": [\"src/*\"] } } }\n",
                "{ \"extends\": \"../tsconfig.base.json\" }\n",
                "{ \"compilerOptions\": { \"baseUrl\": \"src\" } }\n",
            ],
        ),
        (
            "tsconfig.base.json",
            &[
                "{ \"compilerOptions\": { \"paths\": { \"@/*\": [\"web/src/*\"] } } }\n",
                "{}\n",
            ],
        ),
        (
            "packages/core/package.json",
            &[
                "{ \"name\": \"@acme/core\" }\n",
                "{ \"name\": \"@acme/kernel\" }\n",
                "{ \"name\": \"@acme/core\", \"exports\": { \".\": \"./dist/extra.js\", \"./extra\": \"./src/extra.ts\" } }\n",
            ],
        ),
    ],
};

const RUST: Tongue = Tongue {
    paths: &[
        "rs/src/lib.rs",
        "rs/src/main.rs",
        "rs/src/shapes.rs",
        "rs/src/shapes/mod.rs",
        "rs/src/shapes/round.rs",
        "rs/src/util.rs",
        "rs/tests/it.rs",
        "rs2/src/lib.rs",
    ],
    heads: &["", "//! About {T}.\n"],
    imports: &[
        "mod shapes;\npub mod util;\n",
        "pub mod round;\n",
        "use crate::shapes::{T};\n",
        "pub use crate::util::*;\n",
        "use super::*;\n",
        "use rs2::{f};\n",
        "use rs::{T};\n",
        "use crate::shapes::round::{ {f}, {T} as {U} };\n",
        "use std::fmt::{T};\n",
    ],
    items: &[
        "pub fn {f}() { {g}(); crate::util::{f}(); {T}::new().{m}(); util::{g}(); }\n",
        "pub struct {T} { store: {U} }\n",
        "impl {T} {\n    pub fn new() -> {T} { {f}() }\n    pub fn {m}(&self) { self.{n}(); self.store.{n}(); Self::new(); }\n}\n",
        "pub trait {T} { fn {m}(&self); fn unusual_{n}(&self) { self.{m}() } }\n",
        "impl {U} for {T} { fn {m}(&self) { {f}() } }\n",
        "pub mod inner { pub fn {f}() { super::{g}(); } }\n",
        "#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn it() { {f}(); inner::{g}(); }\n}\n",
        "macro_rules! {f} { () => { {g}() } }\n",
        "pub enum {T} { {U}, Other }\nfn {g}(x: {T}) { x.unusual_{m}(); {f}!(); }\n",
    ],
    manifests: &[
        (
            "rs/Cargo.toml",
            &[
                "[package]\nname = \"rs\"\n[dependencies]\nrs2 = { path = \"../rs2\" }\n",
                "[package]\nname = \"other\"\n",
            ],
        ),
        (
            "rs2/Cargo.toml",
            &[
                "[package]\nname = \"rs2\"\n",
                "[package]\nname = \"rs2\"\n[lib]\npath = \"src/other.rs\"\n",
            ],
        ),
    ],
};

const GO: Tongue = Tongue {
    paths: &[
        "go/main.go",
        "go/a/a.go",
        "go/a/b.go",
        "go/a/a_test.go",
        "go/b/b.go",
        "go/c/c.go",
    ],
    heads: &["package a\n", "package b\n", "package main\n"],
    imports: &[
        "import \"example.org/m/a\"\n",
        "import b \"example.org/m/b\"\n",
        "import . \"example.org/m/a\"\n",
        "import \"fmt\"\n",
        "import \"example.org/x/c\"\n",
    ],
    items: &[
        "func {F}() { {G}(); a.{F}(); b.{G}(); c.{F}(); fmt.Println() }\n",
        "type {T} struct { store *{U}; {U} }\n",
        "func (n *{T}) {M}() { n.{N}(); n.store.{N}(); {F}() }\n",
        "func {F}(x {T}) { x.{M}(); v := {U}{}; v.{N}(); y.Unusual{M}() }\n",
        "type {T} interface { {M}() }\n",
        "func (n {U}) Unusual{M}() {}\n",
        "var {F} = a.{G}()\n",
    ],
    manifests: &[(
        "go/go.mod",
        &[
            "module example.org/m\n",
            "module example.org/n\n",
            "module example.org/m\nreplace example.org/x => ./c\n",
            "module example.org/m\nreplace example.org/x/c => ./c\n",
        ],
    )],
};

const C: Tongue = Tongue {
    paths: &[
        "c/src/main.c",
        "c/src/util.c",
        "c/include/util.h",
        "c/src/util.h",
        "c/include/list.h",
        "c/plat/util.c",
        "c/src/more.cpp",
    ],
    heads: &["", "/* about {T} */\n", "#pragma once\n"],
    imports: &[
        "#include \"util.h\"\n",
        "#include <list.h>\n",
        "#include \"../include/list.h\"\n",
        "#include <stdio.h>\n",
    ],
    items: &[
        "int {f}(int x) { return {g}(x); }\n",
        "int {f}(int x);\n",
        "static int {f}(void) { return {g}(1) + {f}(); }\n",
        "struct {T} { struct {U} *next; int {m}; };\n",
        "class {T} : public {U} {\npublic:\n  int {m}() { return {n}(); }\n  int {n}();\n};\n",
        "#define {F}(x) {g}(x)\n",
        "int run_{f}(struct {T} *t) { return t->{m}(t) + {F}(1); }\n",
    ],
    manifests: &[],
};

const JVM: Tongue = Tongue {
    paths: &[
        "java/com/acme/Node.java",
        "java/com/acme/Leaf.java",
        "java/com/acme/Store.java",
        "java/com/acme/util/Node.java",
        "java/com/acme/util/Leaf.java",
        "java/src/test/java/com/acme/NodeTest.java",
    ],
    heads: &["package com.acme;\n", "package com.acme.util;\n", ""],
    imports: &[
        "import com.acme.{T};\n",
        "import com.acme.util.{T};\n",
        "import com.acme.util.*;\n",
        "import static com.acme.util.{T}.{f};\n",
        "import java.util.List;\n",
        "import static com.acme.{T}.*;\n",
    ],
    items: &[
        "class {T} extends {U} {\n  {U} store;\n  void {m}() { {n}(); this.{n}(); store.{m}(); new {U}().{n}(); super.{m}(); }\n}\n",
        "public class {T} {\n  static int {f}() { return {g}() + {U}.{f}(); }\n  {T}() { {m}(); }\n}\n",
        "interface {T} { void {m}(); void unusual_{n}(); }\n",
        "class {T} implements {U} {\n  void run({T} x, Object o) { x.{m}(); o.unusual_{n}(); }\n  class {U} { void {n}() { {m}(); } }\n}\n",
        "enum {T} { ONE; void {m}() {} }\n",
    ],
    manifests: &[],
};

const PHP: Tongue = Tongue {
    paths: &[
        "php/src/Node.php",
        "php/src/Leaf.php",
        "php/src/Util/Node.php",
        "php/src/functions.php",
        "php/tests/NodeTest.php",
    ],
    heads: &["<?php\nnamespace Acme;\n", "<?php\nnamespace Acme\\Util;\n", "<?php\n"],
    imports: &[
        "use Acme\\{T};\n",
        "use Acme\\Util\\{T} as {U};\n",
        "use function Acme\\Util\\{f};\n",
        "use Other\\{T};\n",
    ],
    items: &[
        "class {T} extends {U} {\n  private {U} $store;\n  function {m}() { $this->{n}(); $this->store->{n}(); parent::{m}(); self::{n}(); }\n}\n",
        "function {f}({T} $x) { {g}(); $x->{m}(); {U}::{n}(); new {T}(); }\n",
        "interface {T} { function {m}(); function unusual_{n}(); }\n",
        "trait {T} { function {m}() { return \\Acme\\{f}(); } }\n",
        "class {T} { use {U}; function __construct(private {U} $store) { $o->unusual_{m}(); } }\n",
    ],
    manifests: &[(
        "php/composer.json",
        &["{ \"autoload\": { \"psr-4\": { \"Acme\\\\\": \"src/\" } } }\n", "{}\n"],
    )],
};

const RUBY: Tongue = Tongue {
    paths: &[
        "rb/lib/node.rb",
        "rb/lib/leaf.rb",
        "rb/lib/acme/store.rb",
        "rb/bin/run",
        "rb/spec/node_spec.rb",
    ],
    heads: &["", "#!/usr/bin/env ruby\n", "# about {T}\n"],
    imports: &[
        "require_relative 'leaf'\n",
        "require 'acme/store'\n",
        "require 'json'\n",
        "require_relative '../lib/node'\n",
    ],
    items: &[
        "class {T} < {U}\n  include Store\n  def {m}\n    {n}\n    {f}()\n    super\n    self.{n}()\n  end\nend\n",
        "module {T}\n  def {m}(x)\n    x.{n}()\n    x.unusual_{n}()\n  end\n  class {U}\n    def {n}; end\n  end\nend\n",
        "def {f}(x)\n  {g}(x)\n  {T}.new.{m}()\n  {T}::{U}.new\nend\n",
        "class {T}\n  def unusual_{m}; end\n  def self.{f}; end\nend\n",
    ],
    manifests: &[],
};

/// A stream of choices, the same for the same seed (SplitMix64; Steele, Lea and Flood 2014).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A file's text.
pub(crate) fn text(tongue: &Tongue, seed: u64) -> String {
    let mut chance = Chance(seed);
    let mut out = fill(chance.of(tongue.heads), &mut chance);
    for _ in 0..chance.below(4) {
        let import = chance.of(tongue.imports);
        out += &fill(import, &mut chance);
    }
    for _ in 0..1 + chance.below(4) {
        let item = chance.of(tongue.items);
        out += &fill(item, &mut chance);
    }
    out
}

/// Fills the holes: `{f}` `{g}` functions, `{T}` `{U}` types, `{m}` `{n}` members; capitals for `{F}` and the like.
fn fill(template: &str, chance: &mut Chance) -> String {
    const FUNCTIONS: &[&str] = &["alpha", "beta", "gamma"];
    const TYPES: &[&str] = &["Node", "Leaf", "Store"];
    const MEMBERS: &[&str] = &["draw", "visit", "commit"];
    let mut out = template.to_owned();
    for (holes, names) in [
        (["{f}", "{g}"], FUNCTIONS),
        (["{T}", "{U}"], TYPES),
        (["{m}", "{n}"], MEMBERS),
    ] {
        for hole in holes {
            let name = chance.of(names);
            out = out.replace(hole, name);
            let capital = name[..1].to_uppercase() + &name[1..];
            out = out.replace(&hole.to_uppercase(), &capital);
        }
    }
    out
}
