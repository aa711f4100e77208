-- A second step after the password: the codes of an app, or a code that is sent. And what a device is recognised by.

create table second_factor (
  account_id   bigint primary key references account,
  -- What the app makes its codes from, sealed like an NID. Null for who has no app.
  app_sealed   bytea,
  -- The half minute whose code was used last: no code serves twice, nor an older one after it.
  last_step    bigint not null default 0,
  -- Whether a code sent to the own number or e-mail will do.
  by_code      boolean not null,
  -- Null until one right code has shown that it works. Until then it counts for nothing.
  confirmed_at timestamptz,
  check (app_sealed is not null or by_code)
);

create table recovery_code (
  account_id bigint not null references account,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (account_id, code_hash)
);

-- The password was right and the second step is still to come. It opens nothing.
create table half_log_in (
  token_hash bytea primary key,
  account_id bigint not null references account,
  tries      integer not null default 0,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index half_log_in_account on half_log_in (account_id);
create index half_log_in_expiry on half_log_in (expires_at);

-- Hashed together with the account: two people at one device cannot be told from the rows.
create table known_device (
  account_id   bigint not null references account,
  mark_hash    bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (account_id, mark_hash)
);

alter table session add column new_device boolean not null default false;

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('REGISTRATION', 'FORGOT_PASSWORD', 'TAG_OLD_EDUCATION', 'ON_BEHALF', 'MEMBERSHIP_CARD', 'SECOND_FACTOR'));
create index one_time_code_second_factor on one_time_code (subject) where purpose = 'SECOND_FACTOR';

grant select, insert, update, delete on second_factor, recovery_code, half_log_in, known_device to portal_app;
