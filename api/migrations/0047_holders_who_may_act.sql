-- An office holds a desk while somebody active there may act at it: with a role of the desk, and with `forward` or
-- `approve` on the screen of the service. `is_serving` and `is_served` stay for the previous release.

-- Who was told that the application is overdue, as the applicant reads it; null while nobody was.
alter table application add column notified_role text;

alter table office_desk
  add column roles text[] not null default '{}',
  add column screen text not null default '';

create function screen_of(service text) returns text language sql immutable as $$
  select case service
    when 'edu-allowance' then 'education-allowance'
    when 'dis-allowance' then 'disability-allowance'
    when 'wewb-membership' then 'membership'
    when 'wewb-passport' then 'membership'
    when 're-integration' then 're-integration'
    when 'fa-repatriation' then 'repatriation-application'
    when 'fa-medical-assistance' then 'medical-assistance'
    when 'fa-burial-cost' then 'burial-cost'
    when 'fa-financial-assistance' then 'financial-assistance'
    when 'compensation' then 'compensation'
    when 'surokkha' then 'surokkha-application'
    when 'bereavement' then 'bereavement'
    else 'online-gms-program'
  end
$$;

create function desk_roles_of(definition jsonb, desk text) returns text[] language sql immutable as $$
  select array(
    select distinct role
    from jsonb_array_elements(
        coalesce(definition #> '{workflow,desks}', '[]') || coalesce(definition #> '{workflow,later}', '[]')) one,
      jsonb_array_elements_text(
        case jsonb_typeof(one -> 'role') when 'array' then one -> 'role' else jsonb_build_array(one -> 'role') end) role
    where one ->> 'id' = desk)
$$;

create or replace function store_office_desks() returns trigger language plpgsql as $$
begin
  insert into office_desk (service, version, desk, kind, office_types, roles, screen)
  select new.service, new.version, one.desk, one.kind, one.office_types,
    desk_roles_of(new.definition, one.desk), screen_of(new.service)
  from office_desks_of(new.definition) one;
  return null;
end $$;

update office_desk set roles = desk_roles_of(stored.definition, office_desk.desk), screen = screen_of(stored.service)
from service_definition stored
where stored.service = office_desk.service and stored.version = office_desk.version;

create function is_staffed(office office, roles text[], screen text) returns boolean language sql stable as $$
  select office.closed_at is null and exists (
    select from account
    where account.office_id = office.id and account.state = 'active'
      and exists (
        select from account_role join role on role.id = account_role.role_id
        where account_role.account_id = account.id and role.closed_at is null
          and coalesce(role.desk_role, role.code) = any (is_staffed.roles))
      and exists (
        select from account_role join role on role.id = account_role.role_id
          join role_permission granted on granted.role_id = role.id
        where account_role.account_id = account.id and role.closed_at is null
          and granted.screen = is_staffed.screen and granted.action in ('forward', 'approve')
          and (granted.office_types is null or office.type = any (granted.office_types))))
$$;

create function is_held_by_office(held office_desk, place text) returns boolean language sql stable as $$
  select exists (
    select from office
    where office.places @> array[place] and office.type = any (held.office_types)
      and is_staffed(office, held.roles, held.screen))
$$;

create or replace function assign_holder() returns trigger language plpgsql as $$
declare
  held office_desk;
  given office;
begin
  select * into held from office_desk
  where service = new.service and version = new.version and desk = coalesce(new.desk, new.returns_to);
  if not found then
    new.head_office := false;
    return new;
  end if;
  if new.office_desk = held.desk then
    select * into given from office where id = new.office_id;
    if given.type <> 'HQ' and not is_staffed(given, held.roles, held.screen) then
      new.office_id := null;
      new.office_desk := null;
    end if;
  end if;
  if new.office_desk = held.desk then
    new.head_office := given.type = 'HQ';
  else
    new.head_office := not is_held_by_office(held, place_of(held.kind, new.district, new.mission, new.airport));
  end if;
  -- A colleague of the previous holder no longer works on it.
  if tg_op = 'UPDATE' and new.desk is not distinct from old.desk
    and (new.head_office, new.office_id) is distinct from (old.head_office, old.office_id) then
    new.taken_by := null;
  end if;
  return new;
end $$;

-- As before, with the people who may act. `changed` is null for every office. Who may act is asked once for each desk
-- and place, and each given office, not for each application.
create or replace function assign_holders(types text[], wanted text[], changed integer) returns void language sql as $$
  with waiting as materialized (
    select application.id, application.head_office, application.office_id, held.desk, held.kind, held.office_types,
      held.roles, held.screen,
      case when application.office_desk = held.desk then application.office_id end as given,
      place_of(held.kind, application.district, application.mission, application.airport) as place
    from application
      join office_desk held on held.service = application.service and held.version = application.version
        and held.desk = coalesce(application.desk, application.returns_to)
    where application.status <> 'DRAFT'
      and (district = any (wanted) or mission = any (wanted) or airport = any (wanted) or office_id = changed
        or changed is null and office_id is not null)),
  desk_place as materialized (
    select office_types, roles, screen, place, exists (
        select from office
        where office.places @> array[place] and office.type = any (office_types)
          and is_staffed(office, roles, screen)) as is_held
    from (
      select distinct office_types, roles, screen, place from waiting
      where given is null and office_types && types and place = any (wanted)) one),
  given_office as materialized (
    select given, one.roles, one.screen, office.type = 'HQ' or is_staffed(office, one.roles, one.screen) as is_held
    from (
      select distinct given, roles, screen from waiting
      where given = coalesce(changed, given)) one
      join office on office.id = given),
  candidate as (
    select waiting.* from waiting
      left join desk_place using (office_types, roles, screen, place)
      left join given_office on given_office.given = waiting.given and given_office.roles = waiting.roles
        and given_office.screen = waiting.screen
    where case when waiting.given is null then head_office = desk_place.is_held else not given_office.is_held end),
  locked as (
    select application.id from application join candidate using (id)
    -- Compared again after waiting for the lock: whoever changed it meanwhile assigned its holder.
    where application.head_office = candidate.head_office
      and coalesce(application.desk, application.returns_to) = candidate.desk
      and application.office_id is not distinct from candidate.office_id
      and place_of(candidate.kind, application.district, application.mission, application.airport)
        is not distinct from candidate.place
    order by application.id
    for update of application),
  moved as (
    update application set desk = application.desk, updated_at = now(), revision = application.revision + 1
    from locked join candidate using (id) where locked.id = application.id
    returning application.*, candidate.kind, candidate.office_types, candidate.roles, candidate.screen),
  serving as materialized (
    select one.*, string_agg(office.name, ', ' order by office.id) as name,
      string_agg(office.name_bng, ', ' order by office.id) as name_bng
    from (
      select distinct office_types, roles, screen, place_of(kind, district, mission, airport) as place from moved
      where not head_office) one
      join office on office.type = any (one.office_types) and office.places @> array[one.place]
        and is_staffed(office, one.roles, one.screen)
    group by one.office_types, one.roles, one.screen, one.place)
  insert into application_act
    (application_id, at, on_day, move, from_state, to_state, from_status, to_status, reply, outcome)
  select moved.id, now(), (now() at time zone 'Asia/Dhaka')::date, 'holder-changed', state, state, approval_status,
    approval_status, '{}', jsonb_build_object('holder', coalesce(serving.name, 'Head office'),
      'holderBng', coalesce(serving.name_bng, 'প্রধান কার্যালয়'))
  from moved left join serving on not moved.head_office and serving.office_types = moved.office_types
    and serving.roles = moved.roles and serving.screen = moved.screen
    and serving.place = place_of(moved.kind, moved.district, moved.mission, moved.airport)
  where moved.desk is not null
$$;

create function reassign_office(affected office) returns void language sql as $$
  select assign_holders(array[affected.type], affected.places, affected.id)
  where affected.type in ('DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT')
$$;

-- Roles and permissions are written as a set, deleted and inserted again: only their state at the commit counts.
create function reassign_after_roles() returns trigger language plpgsql as $$
begin
  perform reassign_office(office) from account join office on office.id = account.office_id
  where account.id = case tg_op when 'DELETE' then old.account_id else new.account_id end;
  return null;
end $$;
create constraint trigger account_role_changed after insert or update or delete on account_role
  deferrable initially deferred for each row execute function reassign_after_roles();

-- Assigns once in a transaction for each changed role.
create function reassign_holders_of_role(changed integer) returns void language plpgsql as $$
declare
  assigned text := coalesce(current_setting('portal.assigned_roles', true), '');
begin
  if changed = any (string_to_array(nullif(assigned, ''), ',')::integer[]) then
    return;
  end if;
  perform set_config('portal.assigned_roles', concat_ws(',', nullif(assigned, ''), changed::text), true);
  perform reassign_office(office) from office where id in (
    select account.office_id from account join account_role on account_role.account_id = account.id
    where account_role.role_id = changed);
end $$;

-- Only the screens of services decide who holds an application.
create function is_desk_grant(granted role_permission) returns boolean language sql stable as $$
  select granted.action in ('forward', 'approve')
    and exists (select from office_desk where office_desk.screen = granted.screen)
$$;

create function reassign_after_grants() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and is_desk_grant(old) then
    perform reassign_holders_of_role(old.role_id);
  end if;
  if tg_op <> 'DELETE' and is_desk_grant(new) then
    perform reassign_holders_of_role(new.role_id);
  end if;
  return null;
end $$;
create constraint trigger role_permission_changed after insert or update or delete on role_permission
  deferrable initially deferred for each row execute function reassign_after_grants();

create function reassign_after_role() returns trigger language plpgsql as $$
begin
  perform reassign_holders_of_role(new.id);
  return null;
end $$;
create constraint trigger role_changed after update on role deferrable initially deferred for each row
  when ((old.closed_at is null, old.code, old.desk_role) is distinct from
    (new.closed_at is null, new.code, new.desk_role))
  execute function reassign_after_role();

-- The daily job assigns the applications that already wait where nobody may act: done here, it would keep `application`
-- locked for the previous release until all are assigned.

-- Offices gave the same old numbers again in another year, and then they are of other persons.
alter table earlier_application
  drop constraint earlier_application_service_old_no_key,
  add constraint earlier_application_service_year_old_no_key unique (service, year, old_no);

-- The result of the check of a staged file, so that a page of its preview is only read. `checked` is null while there
-- is none: the previous release stages and maps without it.
alter table earlier_import add column checked jsonb;
create table earlier_import_page (
  import_id   uuid    not null references earlier_import on delete cascade,
  page        integer not null,
  rows_sealed bytea   not null,
  primary key (import_id, page)
);
grant select, insert, delete on earlier_import_page to portal_app;

-- The checked rows are those of the file under its mapping: they go when either of them does.
create function clear_checked_rows() returns trigger language plpgsql as $$
begin
  delete from earlier_import_page where import_id = new.id;
  new.checked := null;
  return new;
end $$;
create trigger earlier_import_unchecked before update of mapping, rows_sealed on earlier_import for each row
  when (new.rows_sealed is null or old.mapping is distinct from new.mapping)
  execute function clear_checked_rows();
