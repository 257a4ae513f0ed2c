#!/bin/sh
# Runs the program that ENDS_WITH_PARENT names. It ends with the process that asked for it, even if that one is killed.
command -v setpriv >/dev/null && exec setpriv --pdeathsig TERM "$ENDS_WITH_PARENT" "$@"
exec "$ENDS_WITH_PARENT" "$@"
