"""Rules in TypeScript: the same functions, translated word by word from their Python source.

Rules are plain functions over numbers, arrays and records, so there is little to translate; what
no rule of a score pad uses is refused.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterator, Sequence
from types import FunctionType, ModuleType
from typing import Any, Final, TypeAlias

Function: TypeAlias = Callable[..., Any]

HELPERS: Final = {"bits": "bits.", "columnOf": "columnOf("}
"""What rules may call of the page's `games/rule_helpers.ts`, and how that is seen in them."""
OPERATORS: Final = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
BITS: Final = {ast.BitAnd: "and", ast.BitOr: "or", ast.LShift: "left", ast.RShift: "right"}
COMPARED: Final = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
SAME: Final = ("int", "signed")
"""What only says how wide a number is."""
INDENT: Final = "  "


def translated(functions: Sequence[Function]) -> str:
    """These functions and all that they call, each under its own name, after what they import."""
    names: dict[Function, str] = {}
    written: list[str] = []

    def name(function: Function) -> str:
        if function not in names:
            plain = camel(function.__name__)
            alike = sum(other.rstrip("0123456789") == plain for other in names.values())
            names[function] = f"{plain}{alike + 1}" if alike else plain
            written.append(Translation(function, name).text())
        return names[function]

    exported = ", ".join(map(name, functions))
    text = "\n\n".join([*written, f"export {{ {exported} }};"])
    used = [helper for helper, sign in HELPERS.items() if sign in text]
    imported = f'import {{ {", ".join(used)} }} from "../rule_helpers";\n\n' if used else ""
    return imported + text


def camel(name: str) -> str:
    """A name as TypeScript writes it."""
    first, *others = name.strip("_").split("_")
    return (first or name) + "".join(other.capitalize() for other in others)


class Translation:
    """One function on its way into TypeScript."""

    def __init__(self, function: Function, name: Callable[[Function], str]) -> None:
        """`name` says what another function is called there."""
        source = ast.parse(textwrap.dedent(inspect.getsource(function)))
        self.tree = next(node for node in ast.walk(source) if isinstance(node, ast.FunctionDef))
        self.function, self.name = function, name
        self.parameters = [argument.arg for argument in self.tree.args.args]
        self.locals = [
            stored
            for stored in dict.fromkeys(
                node.id
                for node in ast.walk(self.tree)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            )
            if stored not in self.parameters
        ]

    def text(self) -> str:
        """The whole function."""
        told = (ast.get_docstring(self.tree) or "").partition("\n")[0]
        parameters = ", ".join(f"{camel(name)}: any" for name in self.parameters)
        lines = [f"function {self.name(self.function)}({parameters}): any {{"]
        if told:
            lines.insert(0, f"/** {told} */")
        if self.locals:
            lines.append(f"{INDENT}let {', '.join(map(camel, self.locals))}: any;")
        return "\n".join([*lines, *self.block(self.tree.body, INDENT), "}"])

    # Statements

    def block(self, statements: Sequence[ast.stmt], indent: str) -> Iterator[str]:
        """Statements one after the other."""
        for statement in statements:
            for line in self.statement(statement):
                yield indent + line

    def statement(self, node: ast.stmt) -> Iterator[str]:
        """One statement, on lines of its own."""
        match node:
            case ast.Expr(ast.Constant(str())):
                return
            case ast.Expr(value):
                yield f"{self.value(value)};"
            case ast.Return(value):
                yield f"return {self.value(value)};" if value else "return;"
            case ast.Assign([target], value):
                yield f"{self.value(target)} = {self.value(value)};"
            case ast.AugAssign(target, operator, value):
                known = ast.parse(ast.unparse(target), mode="eval").body
                yield f"{self.value(target)} = {self.operation(known, operator, value)};"
            case ast.If(test, body, others):
                yield f"if ({self.value(test)}) {{"
                yield from self.block(body, INDENT)
                if others:
                    yield "} else {"
                    yield from self.block(others, INDENT)
                yield "}"
            case ast.While(test, body, []):
                yield f"while ({self.value(test)}) {{"
                yield from self.block(body, INDENT)
                yield "}"
            case ast.For(ast.Name(counter), numbers, body, []):
                yield f"for ({camel(counter)} of {self.numbers(numbers)}) {{"
                yield from self.block(body, INDENT)
                yield "}"
            case _:
                raise self.unknown(node)

    def numbers(self, node: ast.expr) -> str:
        """What a loop goes through: numbers from 0 on, or those of a list."""
        match node:
            case ast.Call(ast.Name("range"), [end]):
                return f"Array({self.value(end)}).keys()"
            case ast.Call(ast.Name("range"), [start, end]):
                first = self.value(start)
                length = f"Math.max(0, {self.value(end)} - {first})"
                return f"Array.from({{ length: {length} }}, (_, place) => place + {first})"
        return self.value(node)

    # Values

    def value(self, node: ast.expr) -> str:
        """An expression."""
        match node:
            case ast.Constant(bool() | int() as number):
                return json.dumps(number)
            case ast.Name(name):
                return self.named(name)
            case ast.Tuple(parts):
                return f"[{', '.join(map(self.value, parts))}]"
            case ast.Attribute(ast.Name(name), field) if isinstance(self.known(name), ModuleType):
                return self.constant(getattr(self.known(name), field))
            case ast.Attribute(whole, "size"):
                return f"{self.value(whole)}.length"
            case ast.Attribute(whole, field):
                return f"{self.value(whole)}.{camel(field)}"
            case ast.Subscript(ast.Attribute(whole, "shape"), ast.Constant(int() as axis)):
                return f"{self.value(whole)}{'[0]' * axis}.length"
            case ast.Subscript(whole, index):
                return self.part(self.value(whole), index)
            case ast.BinOp(left, operator, right):
                return self.operation(left, operator, right)
            case ast.UnaryOp(ast.USub(), number):
                return f"-{self.value(number)}"
            case ast.UnaryOp(ast.Not(), truth):
                return f"!({self.value(truth)})"
            case ast.BoolOp(operator, parts):
                sign = " && " if isinstance(operator, ast.And) else " || "
                return f"({sign.join(map(self.value, parts))})"
            case ast.IfExp(test, one, other):
                return f"({self.value(test)} ? {self.value(one)} : {self.value(other)})"
            case ast.Compare():
                return self.comparison(node)
            case ast.Call(ast.Name("int"), [ast.Compare() as compared]):
                return f"Number({self.comparison(compared)})"
            case ast.Call(called, arguments):
                return self.call(called, list(map(self.value, arguments)))
        raise self.unknown(node)

    def part(self, whole: str, index: ast.expr) -> str:
        """A part of an array; a column of it where all rows are meant."""
        match index:
            case ast.Tuple([*front, ast.Slice(None, None), column]):
                rows = "".join(f"[{self.value(place)}]" for place in front)
                return f"columnOf({whole}{rows}, {self.value(column)})"
            case ast.Tuple(places):
                for place in places:
                    whole = self.part(whole, place)
                return whole
            case ast.Slice(ast.expr() as start, ast.expr() as end, None):
                return f"{whole}.slice({self.value(start)}, {self.value(end)})"
            case ast.Slice():
                raise self.unknown(index)
        return f"{whole}[{self.value(index)}]"

    def operation(self, left: ast.expr, operator: ast.operator, right: ast.expr) -> str:
        """Two numbers become one."""
        one, other = self.value(left), self.value(right)
        if type(operator) in BITS:
            return f"bits.{BITS[type(operator)]}({one}, {other})"
        if isinstance(operator, ast.FloorDiv):
            return f"Math.floor({one} / ({other}))"
        if type(operator) in OPERATORS:
            return f"({one} {OPERATORS[type(operator)]} {other})"
        raise self.unknown(left)

    def comparison(self, node: ast.Compare) -> str:
        """Numbers are compared, each with the next, or looked for in a list."""
        match node:
            case ast.Compare(number, [ast.In()], [several]):
                return f"{self.value(several)}.includes({self.value(number)})"
        sides = [node.left, *node.comparators]
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        told = [
            f"{self.value(one)} {COMPARED[type(sign)]} {self.value(other)}"
            for one, sign, other in pairs
        ]
        return told[0] if len(told) == 1 else f"({' && '.join(told)})"

    def call(self, called: ast.expr, arguments: list[str]) -> str:
        """A function is called, or a number is taken as it is."""
        match called:
            case ast.Name(name) if name in SAME:
                return arguments[0]
            case ast.Name("min" | "max" as name):
                return f"Math.{name}({', '.join(arguments)})"
            case ast.Name("len"):
                return f"{arguments[0]}.length"
        return f"{self.value(called)}({', '.join(arguments)})"

    # Names

    def named(self, name: str) -> str:
        """A name that a function uses: its own, or a constant or a rule from around it."""
        if name in self.parameters or name in self.locals:
            return camel(name)
        return self.constant(self.known(name))

    def known(self, name: str) -> Any:
        """What a name means around the function; nothing where it is the function's own."""
        around = inspect.getclosurevars(self.function)
        return {**around.builtins, **around.globals, **around.nonlocals}.get(name)

    def constant(self, value: object) -> str:
        """A constant as it is written, or the name of a rule."""
        if isinstance(value, FunctionType):
            return self.name(value)
        return json.dumps(value)

    def unknown(self, node: ast.AST) -> NotImplementedError:
        """Nothing that a rule of a score pad does so far."""
        told = f"{self.function.__qualname__}: {ast.unparse(node)}"
        return NotImplementedError(told)
