-- Exceptions to the claims ledger: an application that a rule blocks may be approved after one person has asked for
-- it with a reason and a second one has confirmed it.
create table claim_override (
  id             bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  -- Digest of the claim: an exception does not hold for a corrected application that claims something else.
  claim_digest   bytea  not null,
  -- The earlier applications and the sums under a ceiling that it was made against. It holds for nothing else.
  blocks         jsonb  not null,
  -- The most that may be granted above a ceiling.
  amount         numeric(14, 2),
  reason         text   not null check (length(reason) between 10 and 1000),
  requested_by   bigint not null references account,
  requested_at   timestamptz not null,
  decision       text check (decision in ('CONFIRMED', 'DECLINED')),
  note           text,
  decided_by     bigint references account,
  decided_at     timestamptz,
  -- Set by the approval: an exception serves once.
  used_at        timestamptz,
  constraint claim_override_two_persons check (decided_by <> requested_by),
  constraint claim_override_decided check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  constraint claim_override_used check (used_at is null or decision = 'CONFIRMED')
);
create index claim_override_application on claim_override (application_id);
-- One request at a time.
create unique index claim_override_open on claim_override (application_id) where decision is null;

grant select, insert, update on claim_override to portal_app;
