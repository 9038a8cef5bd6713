"""Errors as HTTP answers: a status, a reason for programs, words for people."""

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError, ResponseValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.server.page import built_page
from sushibar.shapes import TypedDict
from sushibar.texts import text

logger = logging.getLogger("sushibar.server")

STATUSES: Final = {
    "no-table": 404,
    "no-record": 404,
    "seat": 404,
    "no-secret": 401,
    "wrong-secret": 401,
    "secret-form": 401,
    "not-host": 403,
    "origin": 403,
    "host": 421,
    "too-large": 413,
    "fault": 500,
    "storage": 503,
    "broken": 503,
    "stopping": 503,
    "clock": 400,
    "name": 400,
    "bot": 400,
    "bot-limit": 400,
    "phrase": 400,
    "long-record": 400,
    "reading": 400,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "too-many-reviews": 429,
    "too-many-tables": 429,
}
"""How refusals are answered; all others conflict with how things are."""
HEADERS: Final = {401: {"WWW-Authenticate": "Bearer"}, 429: {"Retry-After": "1"}}


class Problem(TypedDict):
    """Why something was not done: a reason for programs, words for people."""

    reason: str
    words: str


class TooLarge(HTTPException):
    """A request without a length has turned out to be too large."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


MODEL: Final = {"model": Problem}
REFERENCE: Final = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    # FastAPI builds a new model for every status of every request, a sixth of the time in which a
    # server starts; so one status brings it along, and the others refer to it.
    status: {"description": words, **(MODEL if status == 500 else REFERENCE)}
    for status, words in {
        400: "Not allowed by the rules or the settings",
        401: "No secret, or a wrong one",
        403: "Only the host may do that",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        421: "For another host",
        422: "Not a request of this form",
        429: "Too many requests",
        500: "A fault of the server",
        503: "Nothing can be stored at the moment",
    }.items()
}


def problem_of(error: Refused) -> Problem:
    """A refusal as plain data."""
    return {"reason": error.reason, "words": str(error)}


def refusal(error: Refused) -> JSONResponse:
    """The answer to a request that is refused."""
    return problem_response(STATUSES.get(error.reason, 409), problem_of(error))


def problem_response(status: int, problem: Problem) -> JSONResponse:
    """An answer that says what is wrong."""
    return JSONResponse(problem, status, HEADERS.get(status))


def add_errors(app: FastAPI) -> None:
    """Answer every error with a problem."""

    @app.exception_handler(SushibarError)
    async def mistake(request: Request, error: SushibarError) -> JSONResponse:
        if isinstance(error, StoreError):  # what exactly is wrong is not for everybody
            error = Refused("refused-storage")
        if isinstance(error, Refused):
            return refusal(error)
        return problem_response(400, {"reason": "not-allowed", "words": str(error)})

    @app.exception_handler(RequestValidationError)
    async def wrong_form(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        words = text("refused-message", place=place, problem=str(first["msg"]))
        return problem_response(422, {"reason": "message", "words": words})

    @app.exception_handler(ResponseValidationError)
    async def wrong_answer(request: Request, error: ResponseValidationError) -> JSONResponse:
        # what was to be answered may hold a secret: only where it is wrong is written down
        wrong = [(".".join(map(str, one["loc"])), one["msg"]) for one in error.errors()]
        logger.error("an answer to %s is not of its shape: %s", request.url.path, wrong)
        return refusal(Refused("refused-fault"))

    @app.exception_handler(TooLarge)
    async def too_large(request: Request, error: TooLarge) -> JSONResponse:
        return refusal(Refused("refused-too-large", most=error.most))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        wants_page = "text/html" in request.headers.get("accept", "")
        if error.status_code == 404 and wants_page and not request.url.path.startswith("/api/"):
            return built_page(request, status=404)
        return problem_response(error.status_code, {"reason": "http", "words": str(error.detail)})
