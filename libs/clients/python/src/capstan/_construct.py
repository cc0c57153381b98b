"""Constructs models from responses without validation."""

from __future__ import annotations

import types
from functools import lru_cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin

from capstan._wire import is_array, is_object
from pydantic import BaseModel

T = TypeVar("T")


def construct(annotation: type[T], value: object) -> T:
    """
    Returns `value` as `annotation` if they match, and unchanged otherwise.

    A newer service may send a null, a text or a number where this version expects something else.
    A caller that does not read that field must not fail for it, and no value is converted.
    """
    return cast(T, _construct(annotation, value))


def _construct(annotation: Any, value: Any) -> Any:
    if is_object(value):
        return _construct_from_object(annotation, value)
    if is_array(value):
        item = _item_of(annotation)
        return value if item is None else [_construct(item, each) for each in value]
    return value


def _construct_from_object(annotation: Any, value: dict[str, Any]) -> Any:
    model = _model_of(annotation, frozenset(value))
    if model is not None:
        return _fill(model, value)
    for choice in _choices(annotation):
        if get_origin(choice) is dict:
            of_values = get_args(choice)[1]
            return {key: _construct(of_values, each) for key, each in value.items()}
    return value


def _fill(model: type[BaseModel], value: dict[str, Any]) -> BaseModel:
    names = _wire_names(model)
    known: dict[str, Any] = {}
    extra: dict[str, Any] = {}
    for wire_name, each in value.items():
        if wire_name in names:
            name, annotation = names[wire_name]
            known[name] = _construct(annotation, each)
        else:
            extra[wire_name] = each
    given = {*known, *extra}
    for name, field in model.model_fields.items():
        if field.is_required():
            known.setdefault(name, None)
    record = model.model_construct(_fields_set=given, **known)
    if record.model_extra is not None:
        record.model_extra.update(extra)
    return record


@lru_cache(maxsize=None)
def _wire_names(model: type[BaseModel]) -> dict[str, tuple[str, Any]]:
    # A class with a forward reference is not complete before its first use.
    model.model_rebuild()
    fields = model.model_fields.items()
    return {field.alias or name: (name, field.annotation) for name, field in fields}


def _choices(annotation: Any) -> tuple[Any, ...]:
    if get_origin(annotation) in (Union, types.UnionType):
        return get_args(annotation)
    return (annotation,)


def _item_of(annotation: Any) -> Any:
    for choice in _choices(annotation):
        if get_origin(choice) is list:
            return get_args(choice)[0]
    return None


def _model_of(annotation: Any, keys: frozenset[str]) -> type[BaseModel] | None:
    """The model of a union that shares most fields with the value."""
    models = [
        choice
        for choice in _choices(annotation)
        if isinstance(choice, type) and issubclass(choice, BaseModel)
    ]
    return max(models, key=lambda model: len(keys & _wire_names(model).keys()), default=None)
