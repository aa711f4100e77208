-- Roles that administrators make, and permissions that hold in some kinds of office only.

alter table role
  add column revision   integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by bigint references account,
  -- A closed role gives nothing and can be given to nobody; what it did stays in the audit.
  add column closed_at  timestamptz,
  -- The role of the board whose desk a copy sits at: workflows know the thirteen roles, not their copies.
  add column desk_role  text;

-- The board's own roles have fixed numbers; those made later stay clear of them.
alter table role alter column id restart with 101;

create unique index role_name on role (lower(name)) where closed_at is null;
create unique index role_name_bng on role (lower(name_bng)) where closed_at is null;

-- Null: in every office, and for people without one.
alter table role_permission
  add column office_types text[]
  check (office_types <@ array['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE'] and cardinality(office_types) > 0);

create index account_role_of_role on account_role (role_id);
