"""How memory is allocated where a server runs for long: what is freed goes back to the system.

A search takes megabytes for its tree and frees them a moment later. Left alone, glibc no longer
maps such blocks one by one once it has seen some freed: it keeps them in arenas, one for almost
every thread, and what is left in use between them keeps each arena from shrinking.
"""

import ctypes
import platform
from typing import Final

M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
"""What `mallopt` calls them."""
LARGE_BYTES: Final = 1 << 18
"""Blocks of this size are mapped one by one."""
MOST_ARENAS: Final = 2


def return_freed_memory() -> bool:
    """Set the allocator up, before threads are started; whether it could be, which takes glibc."""
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(M_MMAP_THRESHOLD, LARGE_BYTES) and mallopt(M_ARENA_MAX, MOST_ARENAS))
