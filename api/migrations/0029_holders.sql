-- Every application at the desk of an office has a holder: the office that serves its place, the office it was given
-- to, or head office. The database decides it, so that no change of an application or an office can leave a gap.

-- The desks of offices in each version of a service, and the types of office that may hold them.
create table office_desk (
  service      text    not null,
  version      integer not null,
  desk         text    not null,
  kind         text    not null check (kind in ('district', 'mission', 'airport')),
  office_types text[]  not null,
  primary key (service, version, desk),
  foreign key (service, version) references service_definition on delete cascade
);
grant select, insert on office_desk to portal_app;

create function office_desks_of(definition jsonb)
returns table (desk text, kind text, office_types text[]) language sql immutable as $$
  select distinct on (1) one ->> 'id', one ->> 'office', array(
    select case role
      when 'DEMO_OFFICER' then 'DEMO'
      when 'WC_OFFICER' then 'WELFARE_CENTRE'
      when 'MISSION_OFFICER' then 'MISSION'
      when 'AIRPORT_OFFICER' then 'AIRPORT'
      else role
    end
    from jsonb_array_elements_text(
      case jsonb_typeof(one -> 'role') when 'array' then one -> 'role' else jsonb_build_array(one -> 'role') end) role)
  from jsonb_array_elements(
    coalesce(definition #> '{workflow,desks}', '[]') || coalesce(definition #> '{workflow,later}', '[]')) one
  where one ->> 'office' <> 'hq'
$$;

create function store_office_desks() returns trigger language plpgsql as $$
begin
  insert into office_desk select new.service, new.version, one.* from office_desks_of(new.definition) one;
  return null;
end $$;
create trigger service_definition_desks after insert on service_definition
  for each row execute function store_office_desks();

insert into office_desk
select service, version, one.* from service_definition, office_desks_of(definition) one;

alter table application
  -- The office that head office gave the application to, and the desk for which it did.
  add column office_id integer references office,
  add column office_desk text,
  -- Head office holds the desk of an office: no office serves the place, or the application was given to head office.
  add column head_office boolean not null default false;

create index application_office on application (office_id, id desc) where office_id is not null;
create index application_head_office on application (service, desk, id desc) where head_office;
create index application_airport on application (airport, id desc) where airport is not null;
-- Replaces the index of the same columns: what lies on a desk is still counted from the index alone.
drop index application_desk_counts;
create index application_desk_counts on application (service, desk)
  include (desk_due_on, since, approval_status, amount, district, mission, airport, head_office, office_id, office_desk)
  where desk is not null;
create index office_places on office using gin (places);
create index account_office on account (office_id) where office_id is not null;

-- An office can hold applications while it is open and somebody works there.
create function is_serving(office office) returns boolean language sql stable as $$
  select office.closed_at is null
    and exists (select from account where account.office_id = office.id and account.state <> 'inactive')
$$;

create function is_served(types text[], place text) returns boolean language sql stable as $$
  select exists (
    select from office where office.places @> array[place] and office.type = any (types) and is_serving(office))
$$;

create function place_of(kind text, district text, mission text, airport text)
returns text language sql immutable as $$
  select case kind when 'district' then district when 'mission' then mission else airport end
$$;

create function assign_holder() returns trigger language plpgsql as $$
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
    if given.type <> 'HQ' and not is_serving(given) then
      new.office_id := null;
      new.office_desk := null;
    end if;
  end if;
  if new.office_desk = held.desk then
    new.head_office := given.type = 'HQ';
  else
    new.head_office := not is_served(held.office_types, place_of(held.kind, new.district, new.mission, new.airport));
  end if;
  -- A colleague of the previous holder no longer works on it.
  if tg_op = 'UPDATE' and new.desk is not distinct from old.desk
    and (new.head_office, new.office_id) is distinct from (old.head_office, old.office_id) then
    new.taken_by := null;
  end if;
  return new;
end $$;
create trigger application_holder
  before insert or update of desk, returns_to, version, district, mission, airport, office_id, office_desk on application
  for each row execute function assign_holder();

-- Running totals know which applications of an office's desk head office holds.
create function tally_desk(file application) returns text language sql immutable as $$
  select coalesce(file.desk || case when file.head_office then '@hq' else '' end, '')
$$;
create or replace function tally_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into application_tally values (old.service, old.state, tally_desk(old), old.id >> 12, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into application_tally values (new.service, new.state, tally_desk(new), new.id >> 12, 1);
  end if;
  return null;
end $$;
-- A column that another trigger computes is in no list of columns, so the trigger is fired by every update.
drop trigger application_retallied on application;
create trigger application_retallied after update on application for each row
  when (old.state is distinct from new.state or old.desk is distinct from new.desk
    or old.head_office is distinct from new.head_office)
  execute function tally_application();

-- Assigns the open applications of these places again, after offices or their staff have changed, with a line in the
-- history of each that has another holder. An application that was given to `changed` is checked too.
create function assign_holders(types text[], wanted text[], changed integer) returns void language sql as $$
  with candidate as (
    select application.id, application.head_office as was, office.name, office.name_bng, held.kind, held.office_types
    from application
      join office_desk held on held.service = application.service and held.version = application.version
        and held.desk = coalesce(application.desk, application.returns_to)
      left join office on office.id = application.office_id and application.office_desk = held.desk
    where application.status <> 'DRAFT'
      and (district = any (wanted) or mission = any (wanted) or airport = any (wanted) or office_id = changed)
      and case
      when office.id is null then held.office_types && types
        and place_of(held.kind, application.district, application.mission, application.airport) = any (wanted)
        and application.head_office = is_served(held.office_types,
          place_of(held.kind, application.district, application.mission, application.airport))
      else office.id = changed and office.type <> 'HQ' and not is_serving(office)
    end
    order by application.id
    for update of application),
  moved as (
    update application set desk = application.desk, updated_at = now(), revision = application.revision + 1
    from candidate where candidate.id = application.id
    returning application.*, candidate.was, candidate.name as given, candidate.name_bng as given_bng,
      candidate.kind, candidate.office_types)
  insert into application_act
    (application_id, at, on_day, move, from_state, to_state, from_status, to_status, reply, outcome)
  select moved.id, now(), (now() at time zone 'Asia/Dhaka')::date, 'holder-changed', state, state, approval_status,
    approval_status, '{}', jsonb_build_object('holder', coalesce(serving.name, 'Head office'),
      'holderBng', coalesce(serving.name_bng, 'প্রধান কার্যালয়'))
  from moved left join lateral (
    select string_agg(office.name, ', ' order by office.id) as name,
      string_agg(office.name_bng, ', ' order by office.id) as name_bng
    from office
    where not moved.head_office and office.type = any (moved.office_types) and is_serving(office)
      and place_of(moved.kind, moved.district, moved.mission, moved.airport) = any (office.places)) serving on true
  where moved.desk is not null
$$;

create function reassign_after_office() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform assign_holders(array[new.type], new.places, new.id);
  else
    perform assign_holders(array[old.type, new.type], old.places || new.places, new.id);
  end if;
  return null;
end $$;
create trigger office_opened after insert on office for each row execute function reassign_after_office();
create trigger office_changed after update on office for each row
  when ((old.type, old.places, old.closed_at) is distinct from (new.type, new.places, new.closed_at))
  execute function reassign_after_office();

create function reassign_after_staff() returns trigger language plpgsql as $$
declare
  affected office;
begin
  for affected in select * from office where id in (
    case when tg_op = 'INSERT' then new.office_id else old.office_id end, new.office_id)
  loop
    perform assign_holders(array[affected.type], affected.places, affected.id);
  end loop;
  return null;
end $$;
create trigger account_staffed after insert on account for each row
  when (new.office_id is not null) execute function reassign_after_staff();
create trigger account_moved after update on account for each row
  when ((old.office_id, old.state) is distinct from (new.office_id, new.state)
    and coalesce(old.office_id, new.office_id) is not null)
  execute function reassign_after_staff();

-- Applications that already wait at the desk of an office.
update application set desk = desk
where status <> 'DRAFT' and exists (
  select from office_desk where office_desk.service = application.service
    and office_desk.version = application.version
    and office_desk.desk = coalesce(application.desk, application.returns_to));
