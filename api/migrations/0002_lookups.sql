-- The lists that people choose from: areas, banks, missions and the like. Staff keep them; a start only adds what is missing.
create table lookup (
  source   text    not null,
  code     text    not null,
  name     text    not null,
  name_bng text    not null,
  -- The entries this one belongs to: an upazila's district, a branch's bank and district. The first is the nearest.
  parents  text[]  not null default '{}',
  -- Null: the list stands in the order of its names.
  position integer,
  -- A withdrawn entry is offered no more, but still names what was chosen while it was.
  active   boolean not null default true,
  primary key (source, code)
);
create index lookup_parents on lookup using gin (parents);

-- Which start lists have been sown, so that the next start need not compare six thousand names again.
create table lookup_seed (
  fingerprint text primary key,
  sown_at     timestamptz not null default now()
);

grant select, insert, update, delete on lookup to portal_app;
grant select, insert on lookup_seed to portal_app;
