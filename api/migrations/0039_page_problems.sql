-- Problems that people report with a page of the portal. Text, contact and the note of staff are encrypted.
create table page_problem (
  id            bigint generated always as identity primary key,
  page          text    not null,
  language      text    not null check (language in ('bn', 'en')),
  width         integer not null,
  browser       text    not null,
  account_id    bigint references account,
  report_sealed bytea   not null,
  received_at   timestamptz not null,
  done_at       timestamptz,
  done_by       bigint references account,
  note_sealed   bytea,
  constraint page_problem_done check (num_nulls(done_at, done_by, note_sealed) in (0, 3))
);

grant select, insert, update, delete on page_problem to portal_app;

-- An empty database gets all roles at the start.
insert into role_permission (role_id, screen, action)
select role.id, 'page-problems', action from role, unnest(array['view', 'edit']) action
where role.code = 'SYS_ADMIN' or (role.code = 'AUDITOR' and action = 'view');
