-- Removal of old personal data by rule: one person proposes a run, another approves it, and a job carries it out.
create table retention_run (
  id          bigint generated always as identity primary key,
  kind        text    not null check (kind in ('documents', 'applications', 'complaints', 'calls', 'messages')),
  -- The rule as it was at the proposal; what ended before this day is removed.
  years       integer not null check (years > 0),
  before      date    not null,
  foreseen    integer not null,
  reason      text    not null check (length(reason) between 10 and 500),
  state       text    not null default 'PROPOSED' check (state in ('PROPOSED', 'RUNNING', 'DONE', 'DECLINED', 'STOPPED')),
  proposed_by bigint  not null references account,
  proposed_at timestamptz not null,
  decided_by  bigint references account,
  decided_at  timestamptz,
  decision    text check (length(decision) between 10 and 500),
  -- The run has passed this id; `done` rows were changed.
  last_id     bigint  not null default 0,
  done        integer not null default 0,
  ended_at    timestamptz,
  constraint retention_run_two_persons check (decided_by <> proposed_by),
  constraint retention_run_decided check (num_nulls(decided_by, decided_at, decision) in (0, 3)),
  constraint retention_run_approved check (state not in ('RUNNING', 'DONE') or decided_by is not null)
);
-- One run of a kind at a time.
create unique index retention_run_open on retention_run (kind) where state in ('PROPOSED', 'RUNNING');

-- A court, an auditor or an inquiry needs what it is about: no rule removes it.
create table legal_hold (
  id             bigint generated always as identity primary key,
  -- The number of an application or of a complaint.
  no             text   not null,
  reason         text   not null check (length(reason) between 10 and 500),
  placed_by      bigint not null references account,
  placed_at      timestamptz not null,
  released_by    bigint references account,
  released_at    timestamptz,
  release_reason text check (length(release_reason) between 10 and 500),
  constraint legal_hold_two_persons check (released_by <> placed_by),
  constraint legal_hold_released check (num_nulls(released_by, released_at, release_reason) in (0, 3))
);
create unique index legal_hold_open on legal_hold (no) where released_at is null;

-- The day on which the personal answers were removed.
alter table application add column answers_removed_on date;
alter table complaint add column answers_removed_on date;

-- Reports count by what an application said while it had its answers.
create or replace function report_application() returns trigger language plpgsql as $$
begin
  insert into report_file as file (application_id, service, setup_id, case_id, state, status, approval_status, desk, stage, purpose,
    district, mission, airport, country, gender, born, received_on, amount)
  values (new.id, new.service, new.setup_id, new.case_id, new.state, new.status, new.approval_status, new.desk, new.stage,
    new.answers->>'serviceType', new.district, new.mission, new.airport, report_country(new.answers, new.mission),
    report_gender(new.answers), report_born(new.answers), report_day(coalesce(new.submitted_at, new.updated_at)), new.amount)
  on conflict (application_id) do update set
    case_id = excluded.case_id, state = excluded.state, status = excluded.status, approval_status = excluded.approval_status,
    desk = excluded.desk, stage = excluded.stage, purpose = excluded.purpose, district = excluded.district,
    mission = excluded.mission, airport = excluded.airport, country = excluded.country, gender = excluded.gender,
    born = case when new.answers_removed_on is null then excluded.born else file.born end,
    received_on = excluded.received_on, amount = excluded.amount;
  return null;
end $$;

grant select, insert on retention_run, legal_hold to portal_app;
grant update (state, decided_by, decided_at, decision, last_id, done, ended_at) on retention_run to portal_app;
grant update (released_by, released_at, release_reason) on legal_hold to portal_app;

-- Histories are written once. They lose their texts only here: for rows whose answers are removed.
create function remove_application_texts(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update application_act act set note = '', note_bng = '', reply_sealed = null, changes_sealed = null,
    -- What reports count.
    reply = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(act.reply)
      where key in ('reasonCode', 'costBorneBy', 'arrivalTime'))
  from application a
  where a.id = any (ids) and a.answers_removed_on is not null and act.application_id = a.id;
  delete from application_note note using application a
  where a.id = any (ids) and a.answers_removed_on is not null and note.application_id = a.id;
  update acknowledgement_step step set remarks = ''
  from acknowledgement ack join application a on a.id = ack.application_id
  where a.id = any (ids) and a.answers_removed_on is not null and step.referral_no = ack.referral_no;
  -- The reasons of decisions must have ten characters.
  update claim_override exception set reason = '- - - - - -', note = case when exception.note is not null then '' end
  from application a where a.id = any (ids) and a.answers_removed_on is not null and exception.application_id = a.id;
  update claim_waiver waiver set reason = '- - - - - -', note = case when waiver.note is not null then '' end
  from application a where a.id = any (ids) and a.answers_removed_on is not null and waiver.application_id = a.id;
  update share_decision decision set reason = case when decision.reason = '' then '' else '- - - - - -' end
  from application a where a.id = any (ids) and a.answers_removed_on is not null and decision.application_id = a.id;
  update result_row published set roll = '', registration_no = ''
  from application a where a.id = any (ids) and a.answers_removed_on is not null and published.application_no = a.no;
$$;
create function remove_complaint_texts(ids bigint[], empty bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from complaint_attachment attachment using complaint c
  where c.id = any (ids) and c.answers_removed_on is not null and attachment.complaint_id = c.id;
  update complaint_act act set reply_sealed = empty
  from complaint c
  where c.id = any (ids) and c.answers_removed_on is not null and act.complaint_id = c.id;
$$;
-- A call is old where an approved run of its kind covers it.
create function remove_call_texts(ids bigint[], run_id bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update call_log call set note = '', phone_index = null, phone_masked = ''
  from retention_run run
  where call.id = any (ids) and run.id = run_id and run.kind = 'calls' and run.state = 'RUNNING'
    and call.at < run.before::timestamp at time zone 'Asia/Dhaka';
$$;
revoke execute on function remove_application_texts, remove_complaint_texts, remove_call_texts from public;
grant execute on function remove_application_texts, remove_complaint_texts, remove_call_texts to portal_app;

-- An empty database gets all roles at the start.
insert into role_permission (role_id, screen, action)
select role.id, 'data-retention', action from role, unnest(array['view', 'create', 'edit', 'approve']) action
where (role.code = 'SYS_ADMIN' and action <> 'approve') or (role.code = 'DIRECTOR' and action in ('view', 'approve'))
  or (role.code = 'AUDITOR' and action = 'view');
