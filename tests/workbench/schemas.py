"""A small reader of schemas: enough for the words that ours use."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Raw = dict[str, Any]


def fits(source: Any, whole: Raw) -> bool:
    return _fits(source, whole, whole)


def _fits(source: Any, form: Raw, whole: Raw) -> bool:
    if "$ref" in form:
        return _fits(source, whole["$defs"][form["$ref"].removeprefix("#/$defs/")], whole)
    if "oneOf" in form:
        return sum(_fits(source, one, whole) for one in form["oneOf"]) == 1
    if "enum" in form:
        return source in form["enum"]
    checks: dict[str, Callable[[], bool]] = {
        "null": lambda: source is None,
        "boolean": lambda: isinstance(source, bool),
        "integer": lambda: type(source) is int and form["minimum"] <= source <= form["maximum"],
        "string": lambda: (
            isinstance(source, str)
            and len(source) <= form.get("maxLength", 999)
            and re.search(form.get("pattern", ""), source, re.ASCII) is not None
        ),
        "array": lambda: isinstance(source, list) and _list_fits(source, form, whole),
        "object": lambda: isinstance(source, dict) and _object_fits(source, form, whole),
    }
    return checks[form["type"]]()


def _list_fits(source: list[Any], form: Raw, whole: Raw) -> bool:
    if not form["minItems"] <= len(source) <= form["maxItems"]:
        return False
    places = form.get("prefixItems") or [form["items"]] * len(source)
    return all(_fits(entry, place, whole) for entry, place in zip(source, places, strict=True))


def _object_fits(source: Raw, form: Raw, whole: Raw) -> bool:
    known, others = form.get("properties", {}), form["additionalProperties"]
    return (
        form.get("minProperties", 0) <= len(source) <= form.get("maxProperties", 999)
        and all(name in source for name in form.get("required", ()))
        and all(
            bool(inner := known.get(name, others)) and _fits(value, inner, whole)
            for name, value in source.items()
        )
    )
