-- Reports: what they count, kept beside the files by triggers, and the filters that people keep.

-- One narrow row a submitted file. A million of them are read in a fraction of a second, whatever a report groups them by; the
-- files themselves, with their answers, are twenty times as large.
create table report_file (
  application_id  bigint primary key references application on delete cascade,
  service         text not null,
  setup_id        integer,
  case_id         bigint,
  state           text not null,
  status          text not null,
  approval_status smallint not null,
  desk            text,
  stage           text,
  -- Of a repatriation: a body, a burial abroad, or a return.
  purpose         text,
  district        text,
  mission         text,
  airport         text,
  country         text,
  gender          text,
  born            date,
  received_on     date not null,
  approved_on     date,
  -- Approved or refused.
  decided_on      date,
  paid_on         date,
  -- What was granted, and what of it has reached an account or a hand.
  amount          numeric(14, 2),
  paid            numeric(14, 2) not null default 0
) with (fillfactor = 85);

create function report_day(moment timestamptz) returns date language sql stable as
  $$ select (moment at time zone 'Asia/Dhaka')::date $$;

-- The country of work, wherever a form asks it; where none does, that of the mission.
create function report_country(answers jsonb, mission_code text) returns text language sql stable as $$
  select coalesce(
    answers->>'workerCountryId', answers->>'employmentCountryId', answers->>'lastCountryId', answers->>'countryId',
    answers->>'foreignCountryId', answers->'worker'->>'workerCountryId',
    (select parents[1] from lookup where source = 'mission' and code = mission_code))
$$;

-- Of the person it is for: the student, the child, the worker, the member.
create function report_gender(answers jsonb) returns text language sql immutable as
  $$ select coalesce(answers->>'gender', answers->>'childGender', answers->>'workerGender') $$;
create function report_born(answers jsonb) returns date language plpgsql immutable as $$
begin
  return coalesce(answers->>'dateOfBirth', answers->>'childDob', answers->>'studentDob')::date;
exception when others then
  -- A day that does not exist is nobody's birthday, and no reason to refuse an application.
  return null;
end $$;

create function report_application() returns trigger language plpgsql as $$
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
    born = excluded.born, received_on = excluded.received_on, amount = excluded.amount;
  return null;
end $$;

-- What the history says besides: when it was decided, and that the money has come.
create function report_act() returns trigger language plpgsql as $$
begin
  if new.to_status in (2, -2) and new.from_status <> new.to_status then
    update report_file set decided_on = new.on_day, approved_on = case when new.to_status = 2 then new.on_day end
    where application_id = new.application_id;
  elsif new.from_status in (2, -2) and new.to_status not in (2, -2) then
    update report_file set decided_on = null, approved_on = null where application_id = new.application_id;
  end if;
  if new.to_state = 'paid' and new.from_state <> 'paid' then
    update report_file set paid_on = coalesce(paid_on, new.on_day), paid = case when paid = 0 then coalesce(new.amount, amount, 0) else paid end
    where application_id = new.application_id;
  end if;
  return null;
end $$;

-- The bank's own day and sum, where it was the bank that paid.
create function report_payment() returns trigger language plpgsql as $$
begin
  update report_file set paid_on = new.value_date, paid = new.amount where application_id = new.application_id;
  return null;
end $$;

-- All files there are, and what their histories say.
insert into report_file (application_id, service, setup_id, case_id, state, status, approval_status, desk, stage, purpose, district,
  mission, airport, country, gender, born, received_on, amount)
select id, service, setup_id, case_id, state, status, approval_status, desk, stage, answers->>'serviceType', district, mission,
  airport, report_country(answers, mission), report_gender(answers), report_born(answers),
  report_day(coalesce(submitted_at, updated_at)), amount
from application where status <> 'DRAFT';
update report_file file set decided_on = act.on_day, approved_on = case when file.approval_status = 2 then act.on_day end
from (
  select distinct on (application_id, to_status) application_id, to_status, on_day from application_act
  where to_status in (2, -2) and from_status <> to_status order by application_id, to_status, id desc
) act
where act.application_id = file.application_id and act.to_status = file.approval_status;
update report_file file set paid_on = act.on_day, paid = coalesce(act.amount, file.amount, 0)
from (
  select distinct on (application_id) application_id, on_day, amount from application_act
  where to_state = 'paid' and from_state <> 'paid' order by application_id, id desc
) act
where act.application_id = file.application_id;
update report_file file set paid_on = value_date, paid = payment.amount
from payment where payment.application_id = file.application_id and payment.state = 'PAID';

create trigger application_reported after insert on application for each row
  when (new.status <> 'DRAFT') execute function report_application();
create trigger application_rereported
  after update of setup_id, case_id, state, status, approval_status, desk, stage, district, mission, airport, answers, amount, submitted_at on application
  for each row when (new.status <> 'DRAFT') execute function report_application();
create trigger application_act_reported after insert on application_act for each row
  when (new.from_status <> new.to_status or new.to_state = 'paid') execute function report_act();

create trigger payment_reported after insert or update of state on payment for each row
  when (new.state = 'PAID') execute function report_payment();

create index report_file_received on report_file (received_on);
-- How long cases take, by service.
create index report_file_decided on report_file (service, decided_on) include (received_on, district) where decided_on is not null;
create index report_file_paid on report_file (paid_on, application_id) where paid_on is not null;

-- Running totals of the SMS, by day: rows are only added, and a job folds those of the days that changed.
create table message_tally (
  day      date    not null,
  module   text    not null,
  template text    not null,
  language text    not null,
  operator text    not null,
  outcome  text    not null check (outcome in ('pending', 'sent', 'delivered', 'failed')),
  n        integer not null,
  parts    integer not null,
  poisha   bigint  not null,
  -- Codes that left, and those of them that were used rightly.
  codes    integer not null,
  used     integer not null,
  folded   boolean not null default false
);
create index message_tally_day on message_tally (day);
create index message_tally_fresh on message_tally (day) where not folded;

create function tally_message(told message, sign integer) returns void language plpgsql as $$
begin
  if told.channel <> 'SMS' or told.is_test or told.state in ('void', 'stopped') then return; end if;
  insert into message_tally values (
    report_day(told.created_at), told.module, told.template, told.language, coalesce(told.operator, 'FOREIGN'),
    case when told.state in ('queued', 'sending', 'retry') then 'pending' when told.state in ('failed', 'expired') then 'failed'
      when told.state = 'delivered' then 'delivered' else 'sent' end,
    sign,
    case when told.sent_at is null then 0 else sign * told.parts end,
    case when told.sent_at is null then 0 else sign * told.cost_poisha end,
    case when told.secret and told.sent_at is not null then sign else 0 end,
    case when told.secret and told.sent_at is not null and told.code_used_at is not null then sign else 0 end);
end $$;
create function tally_messages() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_message(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_message(new, 1); end if;
  return null;
end $$;
create trigger message_tallied after insert or delete on message for each row execute function tally_messages();
create trigger message_retallied after update on message for each row
  when (old.state <> new.state or (old.sent_at is null) <> (new.sent_at is null) or (old.code_used_at is null) <> (new.code_used_at is null)
    or old.parts <> new.parts or old.cost_poisha <> new.cost_poisha or old.operator is distinct from new.operator)
  execute function tally_messages();
select tally_message(told, 1) from message told;

-- One's own filters, by name; one of a screen may open by itself.
create table report_filter (
  id         integer generated always as identity primary key,
  account_id bigint not null references account,
  screen     text not null,
  code       text not null,
  name       text not null,
  query      jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (account_id, screen, name)
);
create unique index report_filter_default on report_filter (account_id, screen) where is_default;

grant select, insert, update, delete on report_file, message_tally, report_filter to portal_app;
