# --- path: compat.py ---
from urllib.parse import urlparse
# --- path: main.py ---
import compat
from compat import urlparse, gone

urlparse("x")
# <- call ?external
compat.urlparse("x")
#      ^^^^^^^^ call ?external
gone()
# <- call ?
compat.gone()
#      ^^^^ call ?
