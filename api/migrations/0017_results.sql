-- Results: what is written around a list and when it appears, lists that were made outside the portal, and what lets fifty
-- thousand rows be read as quickly as ten.

-- A file that was read without a fault. Until somebody confirms it, it is nobody's result.
create table result_import (
  id           uuid primary key,
  setup_id     integer not null references setup,
  file_name    text not null,
  total        integer not null,
  account_id   bigint not null references account,
  created_at   timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Its rows, whole, for the staff. What the public may see of them goes to `result_row` with the publication.
create table result_entry (
  import_id       uuid not null references result_import on delete cascade,
  rank            integer not null,
  application_id  bigint references application,
  record_no       text not null,
  roll            text not null,
  registration_no text not null,
  name            text not null,
  institute       text not null,
  district        text,
  amount          numeric(14, 2) not null,
  primary key (import_id, rank)
);

-- The words around a result, and the moment from which everybody may see it.
create table result_plan (
  setup_id     integer primary key references setup,
  title        text,
  title_bng    text,
  note         text not null default '',
  note_bng     text not null default '',
  memo_no      text,
  memo_on      date,
  publish_at   timestamptz,
  planned_by   bigint references account,
  -- The moment came and the list could no longer be published: somebody has to look.
  missed_at    timestamptz,
  corrected_at timestamptz,
  revision     integer not null default 1
);
create index result_plan_due on result_plan (publish_at) where publish_at is not null;

alter table merit_list add column import_id uuid references result_import;
-- The list is public, and not everybody on it has been told yet.
alter table merit_list add column untold boolean not null default false;

alter table result_row add column registration_no text not null default '';
create index result_row_registration on result_row (registration_no, setup_id) where registration_no <> '';

-- How many rows are where, by block of 4,096 ranks: a list knows its total and any of its pages without
-- counting, and a printed copy knows whether it is still the same.
create table result_tally (
  setup_id   integer not null,
  district   text    not null,
  block      integer not null,
  n          integer not null,
  changed_at timestamptz not null default now(),
  primary key (setup_id, district, block)
);
insert into result_tally select setup_id, coalesce(district, ''), rank >> 12, count(*) from result_row group by 1, 2, 3;

create function tally_results_added() returns trigger language plpgsql as $$
begin
  insert into result_tally as tally
  select setup_id, coalesce(district, ''), rank >> 12, count(*) from added group by 1, 2, 3
  on conflict (setup_id, district, block) do update set n = tally.n + excluded.n, changed_at = now();
  return null;
end $$;
create function tally_results_removed() returns trigger language plpgsql as $$
begin
  update result_tally tally set n = tally.n - gone.n, changed_at = now()
  from (select setup_id, coalesce(district, '') as district, rank >> 12 as block, count(*) as n from removed group by 1, 2, 3) gone
  where tally.setup_id = gone.setup_id and tally.district = gone.district and tally.block = gone.block;
  return null;
end $$;
create trigger result_added after insert on result_row referencing new table as added
  for each statement execute function tally_results_added();
create trigger result_removed after delete on result_row referencing old table as removed
  for each statement execute function tally_results_removed();

grant select, insert, update, delete on result_import, result_entry, result_plan, result_tally to portal_app;
