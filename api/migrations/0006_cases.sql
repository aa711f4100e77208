-- Cases in stages: repatriation, compensation, claims of insurance, re-integration.

alter table application add column stage text;
-- What an officer replied about an illness is sealed like the applicant's own words.
alter table application_act add column reply_sealed bytea;

-- A draft that somebody called about may still be thrown away.
alter table call_log drop constraint call_log_application_id_fkey;
alter table call_log add constraint call_log_application_id_fkey foreign key (application_id) references application on delete set null;
create index application_contact on application (contact) where contact is not null;

-- Files that follow from one event stand together: the first of them is the case of the others.
alter table application add column case_id bigint references application on delete set null;
create index application_case on application (case_id) where case_id is not null;

-- Cheques that an airport desk may give: a book from its first leaf to its last, and each leaf once.
create table cheque_book (
  id        integer generated always as identity primary key,
  airport   text not null,
  bank      text not null,
  first_no  bigint not null,
  last_no   bigint not null check (last_no >= first_no),
  entered_by bigint references account,
  entered_at timestamptz not null default now(),
  closed_at timestamptz
);
create index cheque_book_airport on cheque_book (airport, id desc);
create table cheque_leaf (
  book_id        integer not null references cheque_book,
  no             bigint not null,
  application_id bigint references application,
  amount         numeric(14, 2),
  state          text not null check (state in ('GIVEN', 'VOID')),
  at             timestamptz not null default now(),
  by_id          bigint references account,
  primary key (book_id, no)
);
create unique index cheque_leaf_given on cheque_leaf (application_id) where state = 'GIVEN';

-- What became of a person who was referred to a provider: one row a referral, its history beside it.
create table acknowledgement (
  referral_no    text primary key,
  application_id bigint not null references application,
  answers        jsonb not null,
  answers_sealed bytea,
  status         text not null,
  entered_by     bigint not null references account,
  entered_at     timestamptz not null default now(),
  revision       integer not null default 1
);
create index acknowledgement_file on acknowledgement (application_id);
create table acknowledgement_step (
  id          bigint generated always as identity primary key,
  referral_no text not null references acknowledgement,
  status      text not null,
  remarks     text not null default '',
  by_id       bigint not null references account,
  at          timestamptz not null default now()
);
create index acknowledgement_step_of on acknowledgement_step (referral_no, id);

grant select, insert, update, delete on cheque_book, cheque_leaf, acknowledgement to portal_app;
grant select, insert on acknowledgement_step to portal_app;

-- A year whose life certificate has not come in time is not paid until it has; the family was reminded of it on that day.
alter table instalment drop constraint instalment_state_check;
alter table instalment add constraint instalment_state_check check (state in ('DUE', 'HOLD', 'RENEWAL_SUBMITTED', 'APPROVED', 'PAID', 'STOPPED'));
alter table instalment add column reminded_on date;
create index instalment_due on instalment (year) where state = 'DUE';
