-- A merit list decides the applications on it, and it changes only by a recorded change. A change, its rows and its
-- decision are written once.

alter table merit_list add column version integer not null default 1;

create table merit_list_change (
  id          bigint generated always as identity primary key,
  setup_id    integer not null references setup,
  -- The list as the proposer saw it: a change of another state or version of the list is void.
  list_state  text not null check (list_state in ('PROPOSED', 'APPROVED', 'PUBLISHED')),
  version     integer not null,
  reason      text not null check (length(reason) >= 10),
  -- Null: the portal, for an application that was approved after an unranked list was published.
  proposed_by bigint references account,
  proposed_at timestamptz not null default now()
);
create index merit_list_change_setup on merit_list_change (setup_id, id desc);

create table merit_list_change_row (
  change_id      bigint not null references merit_list_change,
  application_id bigint not null references application,
  action         text not null check (action in ('SELECT', 'DESELECT', 'ADD', 'REMOVE')),
  primary key (change_id, application_id)
);
create index merit_list_change_row_application on merit_list_change_row (application_id);

create table merit_list_decision (
  change_id       bigint primary key references merit_list_change,
  -- APPLIED: at once, because the whole list still waits for its approval.
  outcome         text not null check (outcome in ('APPLIED', 'APPROVED', 'REJECTED')),
  note            text not null default '',
  decided_by      bigint references account,
  decided_at      timestamptz not null default now(),
  eligible_before integer not null,
  selected_before integer not null,
  eligible_after  integer not null,
  selected_after  integer not null
);

create function forbid_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger written_once before update or delete on merit_list_change
  for each row execute function forbid_rewriting();
create trigger written_once before update or delete on merit_list_change_row
  for each row execute function forbid_rewriting();
create trigger written_once before update or delete on merit_list_decision
  for each row execute function forbid_rewriting();

-- Two people for every change of an approved or published list.
create function check_four_eyes_of_change() returns trigger language plpgsql as $$
begin
  if new.outcome = 'APPROVED' and new.decided_by is not distinct from
    (select proposed_by from merit_list_change where id = new.change_id) then
    raise exception 'the proposer of change % decides it', new.change_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger four_eyes before insert on merit_list_decision
  for each row execute function check_four_eyes_of_change();

-- Until now an application could be approved beside its list, and an unranked list had no rows.
insert into merit_row (setup_id, rank, application_id, selected, amount)
select a.setup_id,
  coalesce((select max(rank) from merit_row r where r.setup_id = a.setup_id), 0)
    + row_number() over (partition by a.setup_id order by a.id),
  a.id, true, coalesce(a.amount, 0)
from application a join merit_list l on l.setup_id = a.setup_id
where l.import_id is null and a.approval_status = 2 and a.answers ->> 'applicationKind' = 'NEW'
  and not exists (select 1 from merit_row r where r.application_id = a.id);
update merit_list l set selected = counted.selected, eligible = greatest(l.eligible, counted.eligible)
from (
  select setup_id, count(*) as eligible, count(*) filter (where selected) as selected from merit_row group by setup_id
) counted
where counted.setup_id = l.setup_id and l.import_id is null;

-- A public row of an application of this circular needs its approval; rows from outside the portal name none.
create function check_result_row_approved() returns trigger language plpgsql as $$
declare wrong text;
begin
  select a.no into wrong from added join application a on a.no = added.application_no and a.setup_id = added.setup_id
  where a.approval_status <> 2 limit 1;
  if wrong is not null then
    raise exception '% is published without an approval', wrong using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger result_row_approved after insert on result_row referencing new table as added
  for each statement execute function check_result_row_approved();

-- An application that loses its approval leaves the public list in the same transaction.
create function check_unapproved_is_unpublished() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from application a join result_row r on r.application_no = a.no and r.setup_id = a.setup_id
    where a.id = new.id and a.approval_status <> 2) then
    raise exception '% lost its approval and is still published', new.no using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger unapproved_is_unpublished after update of approval_status on application
  deferrable initially deferred for each row when (old.approval_status = 2 and new.approval_status <> 2)
  execute function check_unapproved_is_unpublished();

-- Money is owed to nobody whom the list of the circular does not select.
create function check_payment_is_selected() returns trigger language plpgsql as $$
begin
  if new.state <> 'WITHDRAWN' and exists (
    select 1 from merit_row r where r.application_id = new.application_id and not r.selected)
    and exists (select 1 from payment where id = new.id and state <> 'WITHDRAWN') then
    raise exception 'application % is paid and not selected', new.application_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_is_selected after insert or update of state on payment
  deferrable initially deferred for each row execute function check_payment_is_selected();

grant select, insert on merit_list_change, merit_list_change_row, merit_list_decision to portal_app;
