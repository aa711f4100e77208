-- The family profile and its box of documents: entered once by an applicant, offered in every form, read by nobody else.

create table family_profile (
  account_id     bigint primary key references account on delete cascade,
  answers        jsonb not null,
  answers_sealed bytea,
  revision       integer not null default 1,
  changed_at     timestamptz not null default now()
);

create table family_document (
  id         uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  path       text not null,
  sha256     bytea not null,
  media_type text not null,
  size       integer not null,
  width      integer,
  height     integer,
  file_name  text not null,
  created_at timestamptz not null default now()
);
create index family_document_account on family_document (account_id);

grant select, insert, update, delete on family_profile, family_document to portal_app;
