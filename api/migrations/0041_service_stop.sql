-- Services that an administrator has stopped: no new applications, from the stop until a day or until it is reopened.
create table service_stop (
  id            bigint generated always as identity primary key,
  service       text   not null,
  reason        text   not null,
  reason_bng    text   not null,
  -- The day on which it opens again without anybody; null until somebody reopens it.
  opens_on      date,
  stopped_by    bigint not null references account,
  stopped_at    timestamptz not null,
  reopened_by   bigint references account,
  reopened_at   timestamptz,
  reopen_reason text,
  constraint service_stop_reopened check (num_nulls(reopened_by, reopened_at, reopen_reason) in (0, 3))
);
create index service_stop_service on service_stop (service, id);

grant select, insert on service_stop to portal_app;
grant update (reopened_by, reopened_at, reopen_reason) on service_stop to portal_app;

-- An empty database gets all roles at the start.
insert into role_permission (role_id, screen, action)
select role.id, 'stopped-services', action
from role, unnest(array['view', 'create', 'edit', 'delete', 'publish', 'export', 'print']) action
where role.code = 'SYS_ADMIN' or (role.code = 'AUDITOR' and action in ('view', 'print'));
