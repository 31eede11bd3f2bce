#!/bin/sh
# Two roles and a database, as a superuser of PostgreSQL: the owner migrates, the API reads and writes rows. Their passwords come from
# OWNER_PASSWORD and APP_PASSWORD, or from the files that OWNER_PASSWORD_FILE and APP_PASSWORD_FILE name; no list of processes shows them.
set -eu
OWNER_PASSWORD=${OWNER_PASSWORD:-$(cat "$OWNER_PASSWORD_FILE")}
APP_PASSWORD=${APP_PASSWORD:-$(cat "$APP_PASSWORD_FILE")}
export OWNER_PASSWORD APP_PASSWORD
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
\set owner `printenv OWNER_PASSWORD`
\set app `printenv APP_PASSWORD`
create role app_owner login password :'owner';
create role app login password :'app';
create database app owner app_owner;
SQL
