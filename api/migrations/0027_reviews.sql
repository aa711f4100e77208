-- Evidence of review: who of the staff opened which application and which document, and what they confirmed about it.

-- The last time an officer opened the application page.
create table application_review (
  application_id bigint not null references application on delete cascade,
  account_id     bigint not null references account,
  opened_at      timestamptz not null,
  primary key (application_id, account_id)
);

-- One row a sitting: an officer opened a document, and looked at it for so many seconds by the word of the browser.
create table document_review (
  id             bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  document_id    uuid not null references document on delete cascade,
  account_id     bigint not null references account,
  opened_at      timestamptz not null,
  seen_at        timestamptz not null,
  seconds        integer not null default 0 check (seconds >= 0)
);
create index document_review_application on document_review (application_id, account_id);
create index document_review_document on document_review (document_id);

-- The answers that a desk asks for, given by one officer about one application. Sealed: some are about illness.
create table desk_check_list (
  application_id bigint not null references application on delete cascade,
  account_id     bigint not null references account,
  desk           text not null,
  answers_sealed bytea not null,
  saved_at       timestamptz not null,
  primary key (application_id, account_id, desk)
);

grant select, insert, update, delete on application_review, document_review, desk_check_list to portal_app;

-- Why an officer passes on an application although two statements about one fact differ. The fingerprint is that of the
-- statements: another answer needs another reason.
create table cross_check_reason (
  id             bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  code           text   not null,
  fingerprint    bytea  not null,
  account_id     bigint not null references account,
  reason         text   not null check (length(reason) between 10 and 1000),
  at             timestamptz not null
);
create index cross_check_reason_application on cross_check_reason (application_id);

-- What lists show of the comparisons: computed at the submission and whenever an officer opens the application.
create table cross_check_flag (
  application_id bigint not null references application on delete cascade,
  code           text   not null,
  level          text   not null check (level in ('amber', 'red')),
  primary key (application_id, code)
);

grant select, insert, delete on cross_check_reason to portal_app;
grant select, insert, update, delete on cross_check_flag to portal_app;
