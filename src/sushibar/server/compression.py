"""Compression of answers that are long and hold nothing secret."""

import gzip

from fastapi import Request, Response
from pydantic_core import to_json


def compressed_json(request: Request, told: object) -> Response:
    """Plain data as JSON. What holds a secret beside words of a client's is never compressed: its
    length would tell how well one fits the other.
    """
    body, headers = to_json(told), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, mtime=0), "gzip"
    return Response(body, media_type="application/json", headers=headers)
