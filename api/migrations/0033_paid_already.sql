-- What may have been paid already is not paid again.

-- The queue asks for each payment whether the bank reported an earlier one as returned and then as paid.
create index payment_return_row_paid_after on payment_return_row (payment_id) where finding = 'PAID_AFTER_RETURN';

-- The claim of a closed application whose cheque was handed over is held again.
update claim set state = 'CLAIMED' from application
where claim.application_id = application.id and claim.state = 'RELEASED' and application.status <> 'DRAFT'
  and exists (select from cheque_leaf where application_id = application.id and state = 'GIVEN');

-- No move follows when a cheque is entered as void, so the claim that it held is released here.
create function release_claim_of_void_cheque() returns trigger language plpgsql as $$
begin
  update claim set state = 'RELEASED' from application
  where claim.application_id = new.application_id and application.id = new.application_id
    and application.status in ('REJECTED', 'WITHDRAWN') and application.desk is null;
  return new;
end $$;
create trigger cheque_leaf_void after update on cheque_leaf for each row
  when (old.state = 'GIVEN' and new.state = 'VOID') execute function release_claim_of_void_cheque();
