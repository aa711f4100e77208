-- The lists as staff keep them: what they began with, what the board has changed or made, and a revision,
-- so that two of the staff do not overwrite each other.

alter table lookup
  -- Whether a start of the portal brought the entry. Until now nobody else could.
  add column sown       boolean     not null default true,
  -- When staff last changed it; null as long as it is as it was sown.
  add column changed_at timestamptz,
  add column revision   integer     not null default 1;
alter table lookup alter column sown set default false;

-- A newer list between being read and being confirmed: its good rows, and what the reader was told they would do.
create table lookup_import (
  id         uuid primary key default gen_random_uuid(),
  list       text        not null,
  file_name  text        not null,
  rows       jsonb       not null,
  counts     jsonb       not null,
  account_id bigint      not null references account,
  created_at timestamptz not null default now(),
  done_at    timestamptz
);
create index lookup_import_waiting on lookup_import (created_at) where done_at is null;

grant select, insert, update, delete on lookup_import to portal_app;
