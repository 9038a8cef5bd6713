"""What a host deploys: each file is read by its own parser, and its commands by our own."""

import configparser
import json
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer
from ruamel.yaml import YAML

from live import PATIENCE
from sushibar.cli.__main__ import app

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SERVICE = DEPLOY / "sushibar.service"
CONTAINER = DEPLOY / "Containerfile"
COMPOSE = DEPLOY / "compose.yaml"


def program(name: str) -> str:
    """A program of this environment, or of the machine."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*command: str | Path) -> None:
    """Run a program, which must find nothing wrong."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def understood(arguments: Sequence[str]) -> dict[str, Any]:
    """What `sushibar` would take these arguments for; a mistake is an error."""
    group: Any = typer.main.get_command(app)
    name, *rest = arguments
    return dict(group.commands[name].make_context(name, list(rest)).params)


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, in order."""
    lines = CONTAINER.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    written = [line.partition(" ") for line in lines if line and line[0] != "#"]
    return [(instruction, value.strip()) for instruction, _, value in written]


def compose() -> dict[str, Any]:
    whole: dict[str, Any] = YAML(typ="safe").load(COMPOSE)
    return whole


# The container


def test_the_container_file_is_well_written() -> None:
    run(program("hadolint"), CONTAINER)


def test_the_container_serves_to_everybody_as_nobody_special() -> None:
    found = dict(instructions())
    assert json.loads(found["ENTRYPOINT"]) == ["sushibar"]
    told = understood(json.loads(found["CMD"]))
    assert (told["host"], str(told["port"])) == ("0.0.0.0", found["EXPOSE"])
    assert found["USER"] not in ("0", "root")
    assert f"{told['port']}/healthz" in found["HEALTHCHECK"]


def test_the_container_installs_extras_that_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = project["optional-dependencies"]
    for kind, value in instructions():
        if kind == "RUN" and "[" in value:
            for extra in value.partition("[")[2].partition("]")[0].split(","):
                assert extra in known


# Several containers


def test_the_compose_file_follows_the_specification() -> None:
    run(program("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", COMPOSE)


def test_everything_that_the_compose_file_names_is_there() -> None:
    whole = compose()
    for service in whole["services"].values():
        assert set(service.get("depends_on", ())) <= set(whole["services"])
        assert set(service["networks"]) <= set(whole["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source[0] == "." else source in whole["volumes"]
    build = whole["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == CONTAINER


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    whole = compose()
    assert [name for name, one in whole["services"].items() if "ports" in one] == ["proxy"]
    assert whole["networks"]["inside"]["internal"] is True
    outside = [name for name, one in whole["services"].items() if "outside" in one["networks"]]
    assert outside == ["proxy"]


def test_the_workers_of_the_compose_file_find_each_other() -> None:
    services = compose()["services"]
    told = understood(services["server"]["command"])
    assert told["workers"] > 1
    assert "@database/sushibar" in told["database"]
    assert services["database"]["environment"]["POSTGRES_USER"] == "sushibar"
    assert told["bus"] == "nats://bus:4222"
    assert told["proxies"] == "*"
    words = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy server:{told['port']}" in words


def test_no_password_stands_in_a_file_or_on_a_command_line() -> None:
    services = compose()["services"]
    assert ":" not in services["server"]["command"][3].partition("//")[2].partition("@")[0]
    for service, variable in (("server", "PGPASSWORD"), ("database", "POSTGRES_PASSWORD")):
        assert services[service]["environment"][variable].startswith("${DATABASE_PASSWORD:?")
    example = (DEPLOY / "example.env").read_text(encoding="utf-8").splitlines()
    assert "DATABASE_PASSWORD=" in example
    assert "deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_the_proxy_reads_its_file() -> None:
    run(program("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


# The service


def service() -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(SERVICE, encoding="utf-8")
    return unit


def test_the_service_starts_what_the_server_understands() -> None:
    command, *arguments = shlex.split(service()["Service"]["ExecStart"])
    assert command.endswith("/bin/sushibar")
    told = understood(arguments)
    folder = service()["Service"]["StateDirectory"]
    assert told["database"].startswith(f"sqlite:////var/lib/{folder}/")


def test_the_service_has_many_connections_and_waits_before_it_starts_again() -> None:
    told = service()["Service"]
    assert int(told["LimitNOFILE"]) >= 65_536
    assert told["Restart"] == "always"
    assert int(told["RestartSec"]) >= 1
    assert service()["Unit"]["StartLimitIntervalSec"] == "0"  # a database may recover for long


def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    copy = tmp_path / SERVICE.name  # with a program that is there
    unit = SERVICE.read_text(encoding="utf-8")
    copy.write_text(unit.replace("/opt/sushibar/bin/sushibar", sys.executable), encoding="utf-8")
    run(program("systemd-analyze"), "verify", copy)


# For real


def container_runtime() -> str:
    """A program that can run containers here."""
    for name in ("podman", "docker"):
        found = shutil.which(name)
        if (
            found
            and subprocess.run([found, "info"], capture_output=True, check=False).returncode == 0
        ):
            return found
    pytest.skip("no container runtime runs here")


@pytest.mark.long
def test_the_container_is_built_and_answers() -> None:
    runtime = container_runtime()
    run(runtime, "build", "--file", CONTAINER, "--tag", "sushibar-test", ROOT)
    command = [runtime, "run", "--rm", "--detach", "--publish", "127.0.0.1::8000", "sushibar-test"]
    started = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    name = started.stdout.strip()
    try:
        shown = subprocess.check_output([runtime, "port", name, "8000"], encoding="utf-8")
        answered, end = None, time.monotonic() + PATIENCE
        while answered is None and time.monotonic() < end:
            try:
                with urlopen(f"http://{shown.split()[0]}/healthz", timeout=5) as answer:
                    answered = answer.status
            except OSError:
                time.sleep(0.5)
        assert answered == 200
    finally:
        run(runtime, "stop", name)
