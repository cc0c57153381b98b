"""The base class of all results."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """
    A record of the service. Unknown fields are kept and can be read like
    any other; `model_dump(exclude_unset=True)` returns the original data.
    """

    # Validators are built on first use: a program uses few of the hundred models.
    model_config = ConfigDict(extra="allow", protected_namespaces=(), defer_build=True)
