#!/bin/sh
# Runs once, in an empty data folder (docker-entrypoint-initdb.d). POSTGRES_USER owns the tables; requests and the
# replica have logins of their own with fewer rights.
set -eu
psql --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
    --set=app_password="$APP_PASSWORD" --set=replica_password="$REPLICA_PASSWORD" <<'SQL'
create role portal_app nologin;
create role portal_web login password :'app_password' in role portal_app;
create role portal_replica login replication password :'replica_password';
SQL
echo "host replication portal_replica all scram-sha-256" >> "$PGDATA/pg_hba.conf"
