#!/usr/bin/env python3
# Checks that tools/verify/budget.py measures the units of a build, and reports a unit that becomes twice as expensive.
#
# Distributed under the Boost Software License, Version 1.0.
import pathlib
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "tools/verify"))
import budget  # noqa: E402

WHAT = "a build"


def source(functions):
    return "".join(f"int f{i}(int x) {{ return x % {i + 1} ? x : {i}; }}\n" for i in range(functions))


def build(functions):
    """Measures the build of a unit, by the launcher that CMake takes from the environment."""
    with tempfile.TemporaryDirectory() as directory:
        unit = pathlib.Path(directory) / "unit.cpp"
        unit.write_text(source(functions))
        launch = f"IFS=';'; $CMAKE_CXX_COMPILER_LAUNCHER {budget.COMPILER} -c {unit} -o {unit}.o"
        measured = budget.measure(["sh", "-c", launch], reference=source(600))
        assert measured.code == 0 and list(measured.units) == [f"{unit}.o"], measured
        assert 0 < measured.units[f"{unit}.o"] <= measured.seconds, measured
        return measured


def finds_what_is_twice_as_expensive():
    before, after = build(600), build(1_200)
    limits = {WHAT: 1.4 * before.seconds / before.reference,
              budget.ONE_UNIT: 1.4 * max(before.units.values()) / before.reference}
    assert budget.exceeded(WHAT, before, limits) == []
    return budget.exceeded(WHAT, after, limits) == [WHAT, budget.ONE_UNIT]


# Other processes make some measurements wrong.
assert any(finds_what_is_twice_as_expensive() for _ in range(3))
assert budget.measure(["false"], reference="").code == 1


def exits(what, units):
    """Whether a run that compiled only these units is an error."""
    try:
        budget.exceeded(what, budget.Measured(0, 1, budget.collections.Counter(units), 1), budget.limits())
    except SystemExit:
        return True
    return False


# A run that compiles nothing, as in a build directory of an earlier run, measures nothing.
others = {"build/test/tools/a.o": 1, "build/test/examples_test.dir/b.o": 1}
assert exits("README's demo", {}) and not exits("README's demo", {"c.o": 1})
assert exits(budget.TEST_COMMAND, {"c.o": 1}) and not exits(budget.TEST_COMMAND, others)
assert not exits(budget.OTHER_PARTS, {})
