-- Membership: fees, receipts, members with their cards and passports; the keys that sign QR codes; the call centre's log.

-- What a move brought about besides itself: a member number, a memo. The applicant reads it in the sentence of the state.
alter table application_act add column outcome jsonb not null default '{}';

-- Old papers are read with the key they were signed with. A key that got out is distrusted, and its papers with it.
create table signing_key (
  id             smallint generated always as identity primary key,
  private_sealed bytea not null,
  public_key     bytea not null,
  created_at     timestamptz not null default now(),
  distrusted_at  timestamptz
);

-- Of each mission the row that became valid last; a mission without one charges in taka, by the settings.
create table mission_fee (
  mission    text not null,
  valid_from date not null,
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  fee        numeric(14, 2) not null check (fee >= 0),
  premium    numeric(14, 2) not null check (premium >= 0),
  primary key (mission, valid_from)
);

-- One receipt an application; a memo serves once at its mission, a bank transaction once anywhere.
create table fee_receipt (
  application_id bigint primary key references application,
  mission        text not null,
  memo_no        text,
  transaction_id text unique,
  amount         numeric(14, 2) not null,
  currency       text not null,
  received_by    bigint references account,
  received_at    timestamptz not null default now(),
  unique (mission, memo_no)
);

-- Its name is wanted for the table below.
alter index worker_passport rename to worker_of_passport;

-- The passports a person had before or got later: all of them find the same worker.
create table worker_passport (
  worker_id       bigint not null references worker on delete cascade,
  passport_sealed bytea not null,
  passport_index  bytea not null,
  birth_index     bytea,
  linked_at       timestamptz not null default now(),
  primary key (worker_id, passport_index)
);
create index worker_passport_found on worker_passport (passport_index);

create table member (
  id                  bigint generated always as identity primary key,
  number              text not null unique,
  application_id      bigint not null unique references application,
  account_id          bigint references account,
  worker_id           bigint references worker on delete set null,
  mission             text not null,
  country             text not null,
  name                text not null,
  name_bng            text,
  passport_sealed     bytea not null,
  passport_index      bytea not null,
  passport_expires_on date,
  birth_sealed        bytea not null,
  photo               bytea,
  joined_on           date not null,
  state               text not null default 'ACTIVE' check (state in ('ACTIVE', 'ENDED')),
  insurance_no        text unique,
  sum_assured         numeric(14, 2),
  cover_from          date,
  cover_until         date
);
create index member_account on member (account_id) where account_id is not null;
create unique index member_passport on member (passport_index) where state = 'ACTIVE';

create table member_card (
  member_id  bigint not null references member,
  serial     smallint not null,
  issued_on  date not null,
  state      text not null default 'VALID' check (state in ('VALID', 'REPLACED', 'REVOKED')),
  reason     text not null default '',
  changed_at timestamptz not null default now(),
  primary key (member_id, serial)
);
create unique index member_card_valid on member_card (member_id) where state = 'VALID';

-- What was said on the phone, beside the file it was about; the caller's number only as its keyed digest and its last digits.
create table call_log (
  id             bigint generated always as identity primary key,
  application_id bigint references application,
  agent_id       bigint not null references account,
  phone_index    bytea,
  phone_masked   text not null default '',
  reason         text not null,
  note           text not null,
  at             timestamptz not null default now()
);
create index call_log_application on call_log (application_id, id desc) where application_id is not null;
create index call_log_phone on call_log (phone_index, id desc) where phone_index is not null;
create index call_log_agent on call_log (agent_id, id desc);

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('REGISTRATION', 'FORGOT_PASSWORD', 'TAG_OLD_EDUCATION', 'ON_BEHALF', 'MEMBERSHIP_CARD'));

grant select, insert, update, delete on mission_fee, fee_receipt, worker_passport, member, member_card to portal_app;
grant select, insert on signing_key, call_log to portal_app;
grant update (distrusted_at) on signing_key to portal_app;
