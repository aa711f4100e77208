-- Notes of officers on an application. A note moves nothing, only staff read it, and it is never changed or removed.
create table application_note (
  id             bigint generated always as identity primary key,
  application_id bigint  not null references application,
  account_id     bigint  not null references account,
  -- The office of the officer at the time of the note.
  office_id      integer not null references office,
  note           text    not null check (length(note) between 1 and 2000),
  at             timestamptz not null
);
create index application_note_application on application_note (application_id, id);

grant select, insert on application_note to portal_app;
