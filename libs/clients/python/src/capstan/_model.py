"""What all results have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """
    A record of the service. Fields that this version does not know are kept and can be read like
    any other; `model_dump(exclude_unset=True)` gives back what came over the wire.
    """

    # Validators are built when a model is first used: a program meets few of the hundred.
    model_config = ConfigDict(extra="allow", protected_namespaces=(), defer_build=True)
