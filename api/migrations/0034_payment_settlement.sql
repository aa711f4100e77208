-- Two people settle a payment that the bank reported as returned and later as paid.

create table payment_settlement (
  id          bigint generated always as identity primary key,
  payment_id  bigint not null references payment,
  -- The report that it answers. It does not settle a later one.
  return_id   bigint not null references payment_return,
  outcome     text   not null check (outcome in ('PAID', 'RETURNED')),
  letter_no   text   not null check (letter_no <> ''),
  letter_date date   not null,
  reason      text   not null check (length(reason) between 10 and 1000),
  proposed_by bigint not null references account,
  proposed_at timestamptz not null,
  decision    text check (decision in ('CONFIRMED', 'DECLINED')),
  note        text,
  decided_by  bigint references account,
  decided_at  timestamptz,
  constraint payment_settlement_two_persons check (decided_by <> proposed_by),
  constraint payment_settlement_decided check (num_nulls(decision, note, decided_by, decided_at) in (0, 4))
);
create index payment_settlement_payment on payment_settlement (payment_id);
-- One proposal at a time.
create unique index payment_settlement_open on payment_settlement (payment_id) where decision is null;

grant select, insert, update on payment_settlement to portal_app;

-- Only the decision is added to a proposal, and it stays.
create function guard_payment_settlement() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (new.payment_id, new.return_id, new.outcome, new.letter_no, new.letter_date, new.reason, new.proposed_by)
    is distinct from
    (old.payment_id, old.return_id, old.outcome, old.letter_no, old.letter_date, old.reason, old.proposed_by) then
    raise exception 'settlement % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_settlement_guarded before update on payment_settlement
  for each row execute function guard_payment_settlement();

-- As before, but a returned payment counts as paid once two people have settled it so.
create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in
    (('QUEUED', 'IN_BATCH'), ('QUEUED', 'WITHDRAWN'), ('IN_BATCH', 'QUEUED'), ('IN_BATCH', 'SENT'), ('SENT', 'PAID'),
      ('SENT', 'FAILED'))
    and not (old.state = 'FAILED' and new.state = 'PAID' and exists (
      select from payment_settlement where payment_id = old.id and outcome = 'PAID' and decision = 'CONFIRMED')) then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if old.state <> 'QUEUED' and
    (new.application_id, new.award_id, new.instalment_no, new.attempt, new.amount, new.routing_number, new.holder_name,
      new.account_sealed, new.bank_code)
    is distinct from
    (old.application_id, old.award_id, old.instalment_no, old.attempt, old.amount, old.routing_number, old.holder_name,
      old.account_sealed, old.bank_code) then
    raise exception 'payment % is in a batch and cannot be changed', old.id using errcode = 'check_violation';
  end if;
  if new.batch_id is distinct from old.batch_id
    and exists (select from payment_batch where id in (old.batch_id, new.batch_id) and state <> 'MADE') then
    raise exception 'payment % cannot leave or join a batch that is authorised', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The money of a closed application may have arrived all the same, so its claim is held again.
create function hold_claim_of_paid_return() returns trigger language plpgsql as $$
begin
  update claim set state = 'CLAIMED' from payment, application
  where payment.id = new.payment_id and application.id = payment.application_id
    and claim.application_id = application.id and claim.state = 'RELEASED' and application.status <> 'DRAFT';
  return new;
end $$;
create trigger payment_return_row_inserted after insert on payment_return_row for each row
  when (new.finding = 'PAID_AFTER_RETURN') execute function hold_claim_of_paid_return();
create trigger payment_return_row_found after update of finding on payment_return_row for each row
  when (new.finding = 'PAID_AFTER_RETURN') execute function hold_claim_of_paid_return();

update claim set state = 'CLAIMED' from payment, payment_return_row as answer, application
where answer.payment_id = payment.id and answer.finding = 'PAID_AFTER_RETURN'
  and application.id = payment.application_id and application.status <> 'DRAFT'
  and claim.application_id = application.id and claim.state = 'RELEASED';
