# --- path: pkg/__init__.py ---
from .core import Core, build as construct
from .util import *
from . import extra
# --- path: pkg/core.py ---
from __future__ import annotations

import os
import os.path as osp
import pkg.util
import pkg.deep.tool
import pkg.deep.tool as tool
from typing import TYPE_CHECKING

from . import util
from .util import shout, whisper as hush
from .deep import tool as other_tool
from .deep.tool import (
    Tool,
    make,
)
from .. import nowhere

if TYPE_CHECKING:
    from .extra import Extra


class Core:
#     ^^^^ definition.class Core
    def run(self, extra: Extra):
#       ^^^ definition.method Core.run arity:1..1
        os.getcwd()
#          ^^^^^^ call ?external
        osp.join("a")
#           ^^^^ call ?external
        pkg.util.shout("x")
#                ^^^^^ call pkg/util.py::shout
        pkg.deep.tool.make()
#                     ^^^^ call pkg/deep/tool.py::make
        tool.make()
#            ^^^^ call pkg/deep/tool.py::make
        util.shout("x")
#            ^^^^^ call pkg/util.py::shout
        shout("x")
#       ^^^^^ call pkg/util.py::shout
        hush("x")
#       ^^^^ call pkg/util.py::whisper
        other_tool.make()
#                  ^^^^ call pkg/deep/tool.py::make
        Tool().use()
#       ^^^^ call pkg/deep/tool.py::Tool
#              ^^^ call pkg/deep/tool.py::Tool.use
        make()
#       ^^^^ call pkg/deep/tool.py::make
        extra.go()
#             ^^ call pkg/extra.py::Extra.go
        from .extra import late
        late()
#       ^^^^ call pkg/extra.py::late


def build(): return Core()
#   ^^^^^ definition.function build arity:0..0
#                   ^^^^ call Core
# --- path: pkg/util.py ---
def shout(x): return x.upper()
#   ^^^^^ definition.function shout arity:1..1
#                      ^^^^^ call ?
def whisper(x): return x.lower()
#   ^^^^^^^ definition.function whisper arity:1..1
#                        ^^^^^ call ?
def _private(): pass
#   ^^^^^^^^ definition.function _private arity:0..0 private
# --- path: pkg/extra.py ---
class Extra:
#     ^^^^^ definition.class Extra
    def go(self): pass
#       ^^ definition.method Extra.go arity:0..0
def late(): pass
#   ^^^^ definition.function late arity:0..0
# --- path: pkg/deep/__init__.py ---
"""Deep."""
# --- path: pkg/deep/tool.py ---
from ..util import shout
from ..core import Core
class Tool:
#     ^^^^ definition.class Tool
    def use(self): shout("x")
#       ^^^ definition.method Tool.use arity:0..0
#                  ^^^^^ call pkg/util.py::shout
def make(): return Tool()
#   ^^^^ definition.function make arity:0..0
#                  ^^^^ call Tool
# --- path: main.py ---
import pkg
from pkg import Core, construct, shout, extra
from pkg.deep import tool
import requests

def main():
#   ^^^^ definition.function main arity:0..0
    pkg.Core().run(None)
#       ^^^^ call pkg/core.py::Core
#              ^^^ call pkg/core.py::Core.run
    Core()
#   ^^^^ call pkg/core.py::Core
    construct()
#   ^^^^^^^^^ call pkg/core.py::build
    shout("x")
#   ^^^^^ call pkg/util.py::shout
    extra.late()
#         ^^^^ call pkg/extra.py::late
    pkg.extra.late()
#             ^^^^ call pkg/extra.py::late
    tool.make()
#        ^^^^ call pkg/deep/tool.py::make
    requests.get("x").json()
#            ^^^ call ?external
#                     ^^^^ call ?
