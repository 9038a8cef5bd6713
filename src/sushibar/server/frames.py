"""The usual frames of a WebSocket: a whole short text, from a client or to one.

Nearly everything is said in such frames. Whatever else a client sends is found here too, as far as
one has to know where it ends, and is left to the websockets library.
"""

import struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # there are systems without it
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a whole text."""
OPCODES: Final = frozenset((0, 1, 2, 8, 9, 10))
"""The last four bits of the first byte."""
OPCODE_BITS: Final = 0x0F
MASKED: Final = 0x80
MASK_BYTES: Final = 4
SHORT: Final = 126
"""Sizes below this are in the second byte; this means that two more follow, the next that eight."""
LARGEST_MESSAGE_BYTES: Final = 8_192
"""Of what a client may say; the library refuses what is longer."""

short_head: Final = struct.Struct("!BB").pack
long_head: Final = struct.Struct("!BBH").pack
longest_head: Final = struct.Struct("!BBQ").pack


def text_frame(text: bytes) -> bytes:
    r"""A text as it is sent to a client.

    >>> text_frame(b"ebi")
    b'\x81\x03ebi'
    """
    size = len(text)
    if size < SHORT:
        return short_head(TEXT, size) + text
    if size < 1 << 16:
        return long_head(TEXT, SHORT, size) + text
    return longest_head(TEXT, SHORT + 1, size) + text


def usual_text(data: bytes, place: int) -> tuple[bytes, int] | None:
    r"""The text of the frame that starts at a place, and where it ends; None if it is something
    else, or not all of it is there.

    >>> usual_text(b"\x81\x83\x00\x00\x00\x00ebi", 0)
    (b'ebi', 9)
    """
    if len(data) - place < 2 + MASK_BYTES or data[place] != TEXT:
        return None
    size, mask = data[place + 1] - MASKED, place + 2
    if size == SHORT:
        size, mask = data[place + 2] << 8 | data[place + 3], place + 4
    start = mask + MASK_BYTES
    end = start + size
    if (
        not 0 <= size <= LARGEST_MESSAGE_BYTES
        or data[place + 1] > MASKED + SHORT
        or end > len(data)
    ):
        return None
    return apply_mask(data[start:end], data[mask:start]), end


def frame_end(data: bytes, place: int) -> int | None:
    """Where the frame ends that starts at a place; None if not all of it is there.

    Of one that is too large, or not allowed whatever follows, nothing has to be waited for.
    """
    there = len(data) - place
    if there < 2:
        return None
    if data[place] & OPCODE_BITS not in OPCODES:
        return len(data)
    size, head = data[place + 1] - MASKED, 2
    if size >= SHORT:
        head += 2 if size == SHORT else 8
        if there < head:
            return None
        size = int.from_bytes(data[place + 2 : place + head], "big")
    if not 0 <= size <= LARGEST_MESSAGE_BYTES:
        return len(data)
    end = place + head + MASK_BYTES + size
    return end if end <= len(data) else None
