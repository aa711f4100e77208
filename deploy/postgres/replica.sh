#!/bin/sh
# Copies the primary into an empty data folder, then streams from it. To recreate a replica that was away too long,
# empty its volume.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    mkdir -p "$PGDATA"
    chmod 700 "$PGDATA"
    until pg_basebackup --pgdata="$PGDATA" --checkpoint=fast --wal-method=stream --write-recovery-conf \
        --dbname="host=$PRIMARY_HOST user=portal_replica password=$REPLICA_PASSWORD application_name=replica"; do
        sleep 2
        find "$PGDATA" -mindepth 1 -delete
    done
fi
exec postgres "$@"
