-- The board's own words of its messages, and the audit log as a list that stays quick however long it grows.

-- Words that are null are the portal's own. The row stays when the board goes back to them: its revision goes on counting.
create table message_template (
  code        text primary key,
  subject     text,
  subject_bng text,
  text        text,
  text_bng    text,
  revision    integer not null default 1,
  changed_by  integer not null references account,
  changed_at  timestamptz not null default now(),
  check (num_nonnulls(subject, subject_bng, text, text_bng) in (0, 4))
);

-- Sent by an administrator to try the words: it tells nobody anything and counts in no report.
alter table message add column is_test boolean not null default false;

create index audit_event on audit (event text_pattern_ops, id desc);
-- The beginning of a subject, whatever the order of letters of this database.
create index audit_subject_begins on audit (subject text_pattern_ops);

-- Rows of the audit never change, so neither does how many of each event stand in a block of 4,096 numbers: counted once,
-- page 5,000 of the log costs what page 1 costs.
create table audit_block (
  block    bigint not null,
  event    text not null,
  n        integer not null,
  first_at timestamptz not null,
  last_at  timestamptz not null,
  primary key (block, event)
);
insert into audit_block
select id / 4096, event, count(*), min(at), max(at) from audit
where id < (select coalesce((max(id) - 10000) / 4096, 0) * 4096 from audit)
group by 1, 2;

grant select, insert, update on message_template to portal_app;
grant select, insert on audit_block to portal_app;
