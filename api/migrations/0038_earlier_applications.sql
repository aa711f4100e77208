-- Applications from before the portal, imported from sheets. They are records: no desk, payment or merit list has them.
create table earlier_import (
  id          uuid primary key,
  file_name   text not null,
  sha256      text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The position of the heading for each column that is mapped.
  mapping     jsonb not null,
  -- The rows of the file, until the import has ended.
  rows_sealed bytea,
  state       text not null default 'READ' check (state in ('READ', 'SUBMITTED', 'RUNNING', 'DONE', 'DECLINED')),
  total       integer not null,
  refused     integer not null,
  known       integer not null,
  added       integer not null default 0,
  -- The rows before this one are written.
  done        integer not null default 0,
  uploaded_by bigint not null references account,
  uploaded_at timestamptz not null default now(),
  decided_by  bigint references account,
  decided_at  timestamptz,
  constraint earlier_import_two_persons check (decided_by <> uploaded_by),
  constraint earlier_import_decided check (num_nulls(decided_by, decided_at) in (0, 2)),
  constraint earlier_import_confirmed check ((state in ('READ', 'SUBMITTED')) = (decided_by is null))
);
create index earlier_import_newest on earlier_import (uploaded_at desc);
create index earlier_import_running on earlier_import (id) where state = 'RUNNING';

create table earlier_application (
  id              bigint generated always as identity primary key,
  -- Its number in the claims ledger, where applications of the portal have positive ones.
  claim_id        bigint not null unique generated always as (-id) stored,
  -- A series of its own: OLD-2019-000001.
  no              text not null unique,
  old_no          text not null,
  service         text not null,
  year            smallint not null,
  name            text not null,
  district        text,
  amount          numeric(14, 2),
  status          text not null check (status in ('PAID', 'APPROVED', 'REJECTED')),
  decided_on      date,
  -- NID, passport and mobile number.
  person_sealed   bytea not null,
  nid_digest      bytea,
  passport_digest bytea,
  mobile_digest   bytea,
  -- Fingerprint of the rules by which it was entered into the claims ledger.
  rules           text,
  fiscal_year     text,
  account_id      bigint references account,
  import_id       uuid not null references earlier_import,
  created_at      timestamptz not null default now(),
  unique (service, old_no)
);
create index earlier_application_old_no on earlier_application (old_no);
create index earlier_application_nid on earlier_application (nid_digest) where nid_digest is not null;
create index earlier_application_passport on earlier_application (passport_digest) where passport_digest is not null;
create index earlier_application_mobile on earlier_application (mobile_digest) where mobile_digest is not null;
create index earlier_application_account on earlier_application (account_id) where account_id is not null;
create index earlier_application_rules on earlier_application (service, rules);

create table earlier_claim_key (
  claim_id bigint  not null references earlier_application (claim_id) on delete cascade,
  rule     text    not null,
  digest   bytea   not null,
  proven   boolean not null,
  primary key (claim_id, rule, digest)
);
create index earlier_claim_key_digest on earlier_claim_key (digest);

-- The claims of the portal and of the time before it. What was granted before counts as granted, what was paid as paid.
create view all_claim as
  select application_id, state, amount, fiscal_year from claim
  union all
  select claim_id, case status when 'PAID' then 'PAID' else 'GRANTED' end, amount, fiscal_year
  from earlier_application where status <> 'REJECTED' and rules is not null;
create view all_claim_key as
  select application_id, rule, digest, proven from claim_key
  union all
  select claim_id, rule, digest, proven from earlier_claim_key;
create view claimant as
  select id as application_id, no, status, applicant_id, entered_by from application
  union all
  select claim_id, no, 'CLOSED', account_id, null from earlier_application;

grant select, insert, update on earlier_import, earlier_application to portal_app;
grant select, insert, delete on earlier_claim_key to portal_app;
grant select on all_claim, all_claim_key, claimant to portal_app;

-- An empty database gets all roles at the start.
insert into role_permission (role_id, screen, action)
select role.id, 'earlier-imports', action from role, unnest(array['view', 'create']) action
where role.code in ('DIRECTOR', 'SYS_ADMIN')
  or (action = 'view' and role.code in ('SECTION_OFFICER', 'ASST_DIRECTOR', 'AUDITOR'));
