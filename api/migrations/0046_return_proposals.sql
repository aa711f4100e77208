-- What an answer of the bank says changes nothing before a second person has confirmed it.

create table payment_return_proposal (
  id          bigint generated always as identity primary key,
  batch_id    bigint not null references payment_batch,
  sha256      bytea  not null,
  file_name   text   not null,
  -- The rows as they were read from the file.
  lines       jsonb  not null,
  uploaded_by bigint not null references account,
  uploaded_at timestamptz not null,
  decision    text check (decision in ('CONFIRMED', 'DECLINED')),
  note        text,
  decided_by  bigint references account,
  decided_at  timestamptz,
  -- The uploader may take a file back, but not confirm it.
  constraint payment_return_proposal_two_persons check (decision <> 'CONFIRMED' or decided_by <> uploaded_by),
  constraint payment_return_proposal_decided check (num_nulls(decision, note, decided_by, decided_at) in (0, 4))
);
create index payment_return_proposal_batch on payment_return_proposal (batch_id);
-- One file of a batch at a time.
create unique index payment_return_proposal_open on payment_return_proposal (batch_id) where decision is null;

grant select, insert, update on payment_return_proposal to portal_app;

-- Only the decision is added to a file, and it stays. The maker of the batch does not confirm its answer.
create function guard_payment_return_proposal() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (new.batch_id, new.sha256, new.file_name, new.lines, new.uploaded_by, new.uploaded_at)
    is distinct from (old.batch_id, old.sha256, old.file_name, old.lines, old.uploaded_by, old.uploaded_at) then
    raise exception 'return proposal % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  if new.decision = 'CONFIRMED'
    and exists (select from payment_batch where id = new.batch_id and made_by = new.decided_by) then
    raise exception 'return proposal % is not confirmed by the maker of the batch', old.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_return_proposal_guarded before update on payment_return_proposal
  for each row execute function guard_payment_return_proposal();

-- Null for answers from before two people were needed.
alter table payment_return add column confirmed_by bigint references account;
alter table payment_return add constraint payment_return_two_persons check (confirmed_by <> taken_by);
