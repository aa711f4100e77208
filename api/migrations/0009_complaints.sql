-- Complaints (GCR): a ticket, a state of its own, and who handles it; domain/3-workflows.md 3.4.

create table complaint (
  id              bigint generated always as identity primary key,
  ticket_no       text not null unique check (ticket_no ~ '^GCR[0-9]{12}$'),
  -- With the ticket it opens the complaint to who made it; the number itself lies sealed.
  mobile_index    bytea not null,
  language        text not null check (language in ('bn', 'en')),
  -- In two trees, as with applications: what may be searched, and who complained and of what, sealed.
  answers         jsonb not null,
  answers_sealed  bytea not null,
  subject         text not null,
  type            text not null,
  accused_office  integer references office,
  accuses_hq      boolean not null,
  is_anonymous    boolean not null,
  state           text not null check (state in ('RECEIVED', 'ASSIGNED', 'INFO_WANTED', 'HEARING', 'REFERRED', 'RESOLVED', 'DISMISSED', 'APPEALED')),
  desk            text not null check (desk in ('GRIEVANCE', 'OFFICE', 'ASSISTANT_DIRECTOR', 'DIRECTOR', 'COMPLAINANT', 'NOBODY')),
  office_id       integer references office,
  has_reported    boolean not null default false,
  asked_state     text,
  asked_desk      text,
  hearings        integer not null default 0 check (hearings between 0 and 3),
  appeals         integer not null default 0 check (appeals between 0 and 1),
  satisfaction    integer check (satisfaction between 1 and 5),
  raised          integer not null default 0,
  due_on          date,
  settle_by       date not null,
  closed_on       date,
  entered_by      bigint references account,
  entered_office  integer references office,
  received_at     timestamptz not null default now(),
  revision        integer not null default 1,
  -- Whatever else happens: nobody handles a complaint about the own office.
  check (office_id is distinct from accused_office or office_id is null)
);
create index complaint_desk on complaint (desk, due_on);
create index complaint_office on complaint (office_id) where office_id is not null;
create index complaint_received on complaint (received_at desc, id desc);

-- What was done and said, in order. Words may name people, so they lie sealed.
create table complaint_act (
  id           bigint generated always as identity primary key,
  complaint_id bigint not null references complaint,
  action       text not null,
  from_state   text,
  to_state     text not null,
  by_side      text not null check (by_side in ('COMPLAINANT', 'STAFF', 'PORTAL')),
  by_id        bigint references account,
  reply_sealed bytea not null,
  at           timestamptz not null default now()
);
create index complaint_act_of on complaint_act (complaint_id, id);

create table complaint_attachment (
  id           uuid primary key default gen_random_uuid(),
  complaint_id bigint not null references complaint,
  act_id       bigint not null references complaint_act,
  name         text not null,
  sha256       bytea not null,
  media_type   text not null,
  size         integer not null,
  width        integer,
  height       integer,
  file_name    text not null,
  created_at   timestamptz not null default now()
);
create index complaint_attachment_of on complaint_attachment (complaint_id, created_at);

grant select, insert, update on complaint to portal_app;
grant select, insert on complaint_act, complaint_attachment to portal_app;
