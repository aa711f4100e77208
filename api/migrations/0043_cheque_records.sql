-- What a cheque says stays: nobody changes alone whether it was given or paid by the bank.

-- Only the decision is added to a request, and it stays.
create function guard_cheque_void() returns trigger language plpgsql as $$
begin
  if old.decision is not null
    or (new.book_id, new.no, new.reason, new.requested_by, new.requested_at)
    is distinct from (old.book_id, old.no, old.reason, old.requested_by, old.requested_at) then
    raise exception 'request % to declare a cheque void cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cheque_void_guarded before update on cheque_void for each row execute function guard_cheque_void();

-- A given cheque is marked once as paid by the bank, or becomes void after two people have decided it.
create function guard_cheque_leaf() returns trigger language plpgsql as $$
begin
  if old.state = 'VOID' or old.reconciled_on is not null
    or (new.book_id, new.no, new.application_id, new.amount, new.by_id)
    is distinct from (old.book_id, old.no, old.application_id, old.amount, old.by_id) then
    raise exception 'cheque %-% cannot be changed', old.book_id, old.no using errcode = 'check_violation';
  end if;
  if new.state = 'VOID' and not exists (
    select from cheque_void where book_id = old.book_id and no = old.no and decision = 'CONFIRMED') then
    raise exception 'two people declare cheque %-% void', old.book_id, old.no using errcode = 'check_violation';
  end if;
  -- The previous release sets the time again when a desk confirms the cheque.
  new.at := old.at;
  return new;
end $$;
create trigger cheque_leaf_guarded before update on cheque_leaf for each row execute function guard_cheque_leaf();

revoke delete on cheque_book, cheque_leaf from portal_app;
