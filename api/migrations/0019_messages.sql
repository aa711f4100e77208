-- What became of each message, what it cost, and messages to many people at once.

alter table message
  -- What it is about: `account`, `complaint`, `broadcast`, or the service of the file.
  add column module       text not null default 'account',
  add column file_no      text,
  add column parts        integer not null default 0,
  add column cost_poisha  integer not null default 0,
  add column operator     text check (operator in ('GP', 'ROBI', 'BANGLALINK', 'TELETALK', 'FOREIGN')),
  add column gateway_id   text,
  add column failure      text,
  -- Nobody is woken by it: it waits for the morning.
  add column not_before   timestamptz,
  add column delivered_at timestamptz,
  add column code_used_at timestamptz,
  add column broadcast_id integer,
  drop constraint message_state_check,
  add constraint message_state_check
    check (state in ('queued', 'sending', 'sent', 'retry', 'delivered', 'failed', 'unknown', 'expired', 'stopped', 'void'));

-- What was sent before anybody counted: one part, unless it is an e-mail.
update message set parts = 1, operator = case substr(recipient, 1, 3)
    when '013' then 'GP' when '017' then 'GP' when '014' then 'BANGLALINK' when '019' then 'BANGLALINK'
    when '015' then 'TELETALK' when '016' then 'ROBI' when '018' then 'ROBI' else 'FOREIGN' end
where channel = 'SMS' and recipient <> '';

-- The list of messages is read by these, newest first, however long it grows.
create index message_file on message (file_no, id desc) where file_no is not null;
create index message_state on message (state, id desc);
create index message_template_code on message (template, id desc);
create index message_channel on message (channel, state, id desc);
create index message_created on message (created_at, id);
create index message_broadcast on message (broadcast_id, state) where broadcast_id is not null;

-- Each try and each news of a message, in their order.
create table message_event (
  id         bigint generated always as identity primary key,
  message_id bigint not null references message on delete cascade,
  at         timestamptz not null default now(),
  kind       text not null check (kind in ('sent', 'refused', 'unknown', 'expired', 'waits', 'delivered', 'undelivered', 'resent', 'stopped')),
  detail     text not null default '',
  gateway_id text,
  account_id bigint references account
);
create index message_event_message on message_event (message_id, id);
create index message_event_gateway on message_event (gateway_id) where gateway_id is not null;

-- A gateway may report before its own answer was read: the report waits here for the number it speaks of.
create table delivery_report (
  gateway_id text primary key,
  delivered  boolean not null,
  failure    text,
  at         timestamptz not null default now()
);

-- When the next SMS may leave, for all processes together.
create table message_pace (
  channel text primary key,
  next_at timestamptz not null default now()
);
insert into message_pace (channel) values ('SMS');

-- Which message carried a code: so that the use of it can be counted after the code itself is gone.
alter table one_time_code add column message_id bigint references message on delete set null;

-- What is wrong with the sending of messages now; one row for each kind of trouble.
create table message_alert (
  kind  text primary key check (kind in ('FAILURES', 'BALANCE')),
  since timestamptz not null default now(),
  facts jsonb not null default '{}'
);

create table broadcast (
  id          integer generated always as identity primary key,
  subject     text not null,
  subject_bng text not null,
  text        text not null,
  text_bng    text not null,
  audience    jsonb not null,
  state       text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'STOPPED')),
  -- How many the writer saw; who is told is settled when it starts.
  foreseen    integer not null,
  people      integer,
  skipped     integer not null default 0,
  written_by  bigint not null references account,
  written_at  timestamptz not null default now(),
  approved_by bigint references account,
  approved_at timestamptz,
  ended_by    bigint references account,
  ended_at    timestamptz,
  reason      text,
  check (approved_by <> written_by)
);
alter table message add foreign key (broadcast_id) references broadcast;

-- Each person of a broadcast once, whatever the group and however often the job begins anew.
create table broadcast_recipient (
  broadcast_id integer not null references broadcast,
  recipient    text not null,
  channel      text not null check (channel in ('SMS', 'EMAIL')),
  language     text not null check (language in ('bn', 'en')),
  state        text not null default 'waiting' check (state in ('waiting', 'told', 'skipped')),
  told_at      timestamptz,
  primary key (broadcast_id, recipient)
);
create index broadcast_recipient_waiting on broadcast_recipient (broadcast_id, recipient) where state = 'waiting';
create index broadcast_recipient_week on broadcast_recipient (recipient, told_at) where state = 'told';

grant select, insert on message_event to portal_app;
grant select, insert, delete on delivery_report to portal_app;
grant select, update on message_pace to portal_app;
grant select, insert, update, delete on message_alert to portal_app;
grant select, insert, update on broadcast, broadcast_recipient to portal_app;
