-- Two people change the layout of the bank file, and a batch keeps the layout with which it was made.

create table payment_layout_proposal (
  id            bigint generated always as identity primary key,
  file          jsonb  not null,
  returns       jsonb  not null,
  -- The revision of the layout that it replaces.
  base_revision integer not null,
  reason        text   not null check (length(reason) between 10 and 1000),
  proposed_by   bigint not null references account,
  proposed_at   timestamptz not null,
  decision      text check (decision in ('CONFIRMED', 'DECLINED')),
  note          text,
  decided_by    bigint references account,
  decided_at    timestamptz,
  -- The proposer may take a proposal back, but not confirm it.
  constraint payment_layout_proposal_two_persons check (decision <> 'CONFIRMED' or decided_by <> proposed_by),
  constraint payment_layout_proposal_decided check (num_nulls(decision, note, decided_by, decided_at) in (0, 4))
);
-- One proposal at a time.
create unique index payment_layout_proposal_open on payment_layout_proposal ((true)) where decision is null;

grant select, insert, update on payment_layout_proposal to portal_app;

-- Only the decision is added to a proposal, and it stays.
create function guard_payment_layout_proposal() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (new.file, new.returns, new.base_revision, new.reason, new.proposed_by, new.proposed_at)
    is distinct from (old.file, old.returns, old.base_revision, old.reason, old.proposed_by, old.proposed_at) then
    raise exception 'layout proposal % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_layout_proposal_guarded before update on payment_layout_proposal
  for each row execute function guard_payment_layout_proposal();

-- The SHA-256 of the bank file (CSV) before it has the number and the date of the advice.
alter table payment_batch add column content_sha256 bytea;

-- As before, but a batch has its layout from the start. The previous release still sets it when it authorises.
alter table payment_batch drop constraint payment_batch_authorised;
alter table payment_batch add constraint payment_batch_authorised check (
  (state in ('MADE', 'CANCELLED')) = (authorised_by is null)
  and (authorised_by is null) = (authorised_at is null) and (authorised_by is null) = (advice_no is null)
  and (authorised_by is null) = (advice_date is null) and (authorised_by is null or layout is not null));

update payment_batch set layout = payment_layout.file from payment_layout where payment_batch.state = 'MADE';

create function guard_payment_batch() returns trigger language plpgsql as $$
begin
  if old.layout is not null and new.layout is distinct from old.layout then
    raise exception 'batch % keeps its layout', old.no using errcode = 'check_violation';
  end if;
  -- The previous release takes rows out of a batch without a new digest: the digest is then computed again.
  if (new.count, new.total) is distinct from (old.count, old.total)
    and new.content_sha256 is not distinct from old.content_sha256 then
    new.content_sha256 := null;
  end if;
  if old.state <> 'MADE' and new.content_sha256 is distinct from old.content_sha256 then
    raise exception 'batch % keeps its content', old.no using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_batch_guarded before update on payment_batch
  for each row execute function guard_payment_batch();
