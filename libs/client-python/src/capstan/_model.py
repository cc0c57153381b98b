"""What all results have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """
    A record of the service. Fields that this version does not know are kept and can be read like
    any other; `model_dump(exclude_unset=True)` gives back what came over the wire.
    """

    model_config = ConfigDict(extra="allow", protected_namespaces=(), use_attribute_docstrings=True)
