-- Appeals are heard by somebody who has not acted on the application: the director, or the director general.

-- An empty database gets all roles at the start.
insert into role (id, code, name, name_bng, user_type)
select 14, 'DG', 'Director general', 'মহাপরিচালক', 'STAFF_HQ' where exists (select from role where code = 'DIRECTOR');

insert into role_permission (role_id, screen, action)
select role.id, granted.screen, granted.action
from role, (
  select screen, action
  from unnest(array['education-allowance', 'disability-allowance', 'membership', 're-integration',
      'repatriation-application', 'medical-assistance', 'online-gms-program', 'surokkha-application', 'burial-cost',
      'financial-assistance', 'compensation']) screen,
    unnest(array['view', 'approve', 'export', 'print']) action
  union all
  select screen, action
  from unnest(array['bereavement', 'dis-application-setup', 'scholarship-result', 'disability-alw-result',
      'notice-form', 'notice-list', 'highlight-news', 'payment-batch', 'audit-log', 'verification-app-status']) screen,
    unnest(array['view', 'print']) action
  union all
  select screen, action
  from unnest(array['miscellaneous-report', 'general-report', 'sms-module-summary-report']) screen,
    unnest(array['view', 'export', 'print']) action) granted
where role.code = 'DG';

-- Appeals that wait at the last desk of their chain move to the desk that hears them.
update application set taken_by = null, desk = case when refusal.by_director then 'appeal-general' else 'appeal-director' end
from (
  select distinct on (act.application_id) act.application_id,
    act.move like 'list-%' or exists (
      select from service_definition stored, jsonb_array_elements(stored.definition #> '{workflow,desks}') one
      where stored.service = appealed.service and stored.version = appealed.version and one ->> 'id' = act.desk
        and one -> 'role' @> '"DIRECTOR"') as by_director
  from application appealed join application_act act on act.application_id = appealed.id
  where appealed.state = 'appealed' and act.to_state = 'rejected'
  order by act.application_id, act.id desc) refusal
where refusal.application_id = application.id and application.state = 'appealed';

-- The new date that the applicant reads when an application is overdue at its desk.
alter table application add column expected_on date;

-- What a supervisor was told on a day: how many applications of each service are overdue.
create table overdue_digest (
  account_id bigint not null references account,
  on_day     date   not null,
  counts     jsonb  not null,
  primary key (account_id, on_day)
);
grant select, insert, delete on overdue_digest to portal_app;
alter table account add column digest_by_email boolean not null default false;
