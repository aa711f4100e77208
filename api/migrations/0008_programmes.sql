-- Grant programmes that staff build: what is being written, and what was published of it.

create table programme (
  id         integer generated always as identity primary key,
  state      text not null default 'DRAFT' check (state in ('DRAFT', 'PUBLISHED', 'CLOSED', 'ARCHIVED')),
  -- What is being written; null while nobody writes a next version.
  draft      jsonb,
  -- The version that takes applications, and the circular under which it does.
  version    integer,
  setup_id   integer references setup,
  revision   integer not null default 1,
  created_at timestamptz not null default now(),
  created_by bigint references account,
  changed_at timestamptz not null default now(),
  changed_by bigint references account,
  check (draft is not null or version is not null)
);
create index programme_state on programme (state, id desc);

-- Never changed: answers are read for ever by the form they were given to.
create table programme_version (
  programme_id integer not null references programme,
  version      integer not null,
  programme    jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references account,
  primary key (programme_id, version)
);

grant select, insert, update, delete on programme to portal_app;
grant select, insert on programme_version to portal_app;

-- Taken no more applications under, although its last day has not come.
alter table setup add column closed_at timestamptz;
