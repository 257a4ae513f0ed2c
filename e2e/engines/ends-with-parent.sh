#!/bin/sh
# Runs the program in ENDS_WITH_PARENT, and ends it with the calling process, even if that one is killed.
command -v setpriv >/dev/null && exec setpriv --pdeathsig TERM "$ENDS_WITH_PARENT" "$@"
exec "$ENDS_WITH_PARENT" "$@"
