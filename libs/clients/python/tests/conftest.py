"""Settings of all tests."""

from hypothesis import settings

# Examples are not stored on disk, and no test depends on the speed of the machine.
settings.register_profile("here", database=None, deadline=None, derandomize=True)
settings.load_profile("here")
