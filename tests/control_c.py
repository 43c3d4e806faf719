"""Control-C for programs that tests start."""

from __future__ import annotations

import signal


def heard() -> None:
    """For `preexec_fn`: a shell that runs the tests in the background makes all that they start
    deaf to Control-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
