"""Rules compiled for kernels alone: linked into them as they are, and optimized there.

Numba makes each function that a kernel calls ready to be called by itself: optimized together with
all that it calls in turn, and turned into machine code. Only kernels call a compiled rule, and they
optimize their own copy of it; without the rest, compiling takes two thirds of the time. Kernels of
Wasabi! then run a tenth slower at full optimization, so this is for those who ask for less.
"""

from typing import Any

import numba
from numba import _dynfunc, config, jit
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.target_extension import jit_registry, target_registry
from numba.core.typed_passes import NativeLowering

FOR_RULES = {"no_cfunc_wrapper": True}
"""How rules are told apart from whatever else is compiled: they alone have no such wrapper."""
NOWHERE = 1
"""An address that is no function."""
TESTED = "0.68."
"""The version of Numba whose insides are known here."""
FULL = 3
"""The level of optimization that `NUMBA_OPT` lowers."""


def link_rules() -> None:
    """Compile rules like this from now on, where code is wanted soon rather than fast.

    For CPUs: GPUs have a compiler of their own.
    """
    if config.OPT >= FULL or not numba.__version__.startswith(TESTED):
        return
    processors = target_registry["cpu"]
    if jit_registry[processors] is not jit_rule:
        del jit_registry[processors]  # which takes each key once
        jit_registry[processors] = jit_rule


def jit_rule(*arguments: Any, **options: Any) -> Any:
    """As `numba.jit`, but what is marked as a rule is compiled to be linked only."""
    if options.items() >= FOR_RULES.items():
        options |= {"pipeline_class": RuleCompiler, "no_cpython_wrapper": True}
    return jit(*arguments, **options)


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code that is linked into other code and never run where it is."""

    def _optimize_final_module(self) -> None:
        """Leave that to the code that links it."""

    def _finalize_final_module(self) -> None:
        """Check it, and make no machine code of it."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):  # type: ignore[misc]
    """Lowers a function into a library to link."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower it; kernels know it by a function that nobody can call."""
        library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        library.enable_object_caching()
        state["library"] = library
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        described = lowered.fndesc
        key = _dynfunc.make_function(
            described.lookup_module(), described.qualname, "", NOWHERE, lowered.env, (library,)
        )
        state.targetctx.insert_user_function(key, described, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=key)
        return True


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own compiler but for its last step."""

    def define_pipelines(self) -> list[PassManager]:
        """The passes in their order."""
        passes = PassManager("rule")
        for one, described in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            passes.add_pass(RuleLowering if one is NativeLowering else one, described)
        passes.finalize()
        return [passes]
