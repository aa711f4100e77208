-- What may have been paid already is not paid again.

-- The queue asks for each payment whether the bank reported an earlier one as returned and then as paid.
create index payment_return_row_paid_after on payment_return_row (payment_id) where finding = 'PAID_AFTER_RETURN';
