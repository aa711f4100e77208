-- Users as administrators keep them: a second way to reach a person, why an account was closed, and a revision,
-- so that two administrators do not overwrite each other.

alter table account
  add column email          text,
  add column mobile         text,
  add column state_reason   text,
  -- A password that an administrator has seen works until then and no longer; null for those the owner chose.
  add column password_until timestamptz,
  add column revision       integer not null default 1;
create index account_user_type on account (user_type, id desc);

-- Only what an administrator has chosen; a type without a row has the role the board began with.
create table user_type_role (
  user_type  text primary key,
  role_id    integer not null references role,
  changed_at timestamptz not null default now()
);

-- A sheet of new users between being read and being confirmed. Names and numbers lie sealed, and go when it is done.
create table user_import (
  id          uuid primary key default gen_random_uuid(),
  account_id  bigint not null references account,
  rows_sealed bytea,
  made        integer not null default 0,
  created_at  timestamptz not null default now(),
  done_at     timestamptz
);
create index user_import_waiting on user_import (created_at) where done_at is null;

grant select, insert, update, delete on user_type_role, user_import to portal_app;
