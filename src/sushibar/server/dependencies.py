"""What all requests share: the tables they are about, the secrets they carry, what goes wrong."""

from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sushibar.server.responses import Problem
from sushibar.server.worker import Worker

Code = Annotated[str, Path(pattern=r"^[A-Z0-9]{6}$")]

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": words}
    for status, words in {
        400: "Not allowed by the rules or the settings",
        401: "No secret, or a wrong one",
        403: "Only the host may do that",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        422: "Not a request of this form",
        429: "Too many requests",
        500: "A fault of the server",
        503: "Nothing can be stored at the moment",
    }.items()
}


def plain_text(description: str) -> dict[int | str, dict[str, Any]]:
    """How an answer that is plain text is described."""
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {200: {"description": description, "content": content}}


def worker_of(request: Request) -> Worker:
    """The tables of this worker."""
    worker: Worker = request.app.state.worker
    return worker


def secret_of(
    authorization: Annotated[
        HTTPAuthorizationCredentials | None,
        Depends(HTTPBearer(auto_error=False, description="The secret of a seat")),
    ],
) -> str | None:
    """The secret that a request carries, if it carries one."""
    return None if authorization is None else authorization.credentials


TheWorker = Annotated[Worker, Depends(worker_of)]
Bearer = Annotated[str | None, Depends(secret_of)]
