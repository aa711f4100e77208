-- A claim that was granted to one application refuses others with the same number. If that number was mistyped, the
-- family to which it belongs may submit once two people have waived the refusal.
create table claim_waiver (
  id             bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  reason         text   not null check (length(reason) between 10 and 1000),
  requested_by   bigint not null references account,
  requested_at   timestamptz not null,
  decision       text check (decision in ('CONFIRMED', 'DECLINED')),
  note           text,
  decided_by     bigint references account,
  decided_at     timestamptz,
  expires_at     timestamptz,
  -- The submission that it served.
  used_by        bigint references application on delete set null,
  used_at        timestamptz,
  constraint claim_waiver_two_persons check (decided_by <> requested_by),
  constraint claim_waiver_decided check (num_nulls(decision, note, decided_by, decided_at) in (0, 4)),
  constraint claim_waiver_confirmed check ((decision = 'CONFIRMED') is true = (expires_at is not null)),
  constraint claim_waiver_used check (used_at is null or decision = 'CONFIRMED')
);
create index claim_waiver_application on claim_waiver (application_id);
-- One request at a time.
create unique index claim_waiver_open on claim_waiver (application_id) where decision is null;

grant select, insert, update on claim_waiver to portal_app;
