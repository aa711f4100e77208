-- The miscellaneous reports: what lets them be counted over a million files while a person waits.

-- M03: what waits for a correction, the most urgent first.
create index application_returned on application (due_on, id) include (service, district, mission, airport) where status = 'RETURNED';
-- M04: the reason of a refusal.
create index application_act_refusal on application_act (application_id, id desc) where to_status = -2;
-- M05: the files of one case, and those of one worker.
create index report_file_case on report_file (case_id) where case_id is not null;
create index application_key_passport on application_key (digest, application_id) where kind = 'passport';
-- M08 and M09: what becomes of each year of an award, and the renewals that are under way.
create index instalment_becomes on instalment (application_id, no, year, state);
create index application_renewal on application (service, status) where answers->>'applicationKind' <> 'NEW';
-- M14: what each person did when.
create index audit_activity on audit (actor, at) include (event);

-- M13: the numbers that several files have, written down when the second comes. Whether they still have them, the report looks.
create table shared_key (
  kind   text  not null,
  digest bytea not null,
  primary key (digest, kind)
);
insert into shared_key
select kind, digest from application_key where kind in ('nid', 'passport', 'account') group by kind, digest having count(*) > 1;

create function mark_shared_keys() returns trigger language plpgsql as $$
begin
  insert into shared_key
  select distinct added.kind, added.digest from added
  where added.kind in ('nid', 'passport', 'account') and exists (
    select from application_key other
    where other.digest = added.digest and other.kind = added.kind and other.application_id <> added.application_id)
  on conflict do nothing;
  return null;
end $$;
create trigger application_key_added after insert on application_key referencing new table as added
  for each statement execute function mark_shared_keys();

grant select, insert on shared_key to portal_app;
