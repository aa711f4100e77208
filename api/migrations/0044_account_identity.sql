-- Finds the other accounts of an officer by mobile number and e-mail.

create index account_mobile on account (mobile) where mobile is not null;
create index account_email on account (email) where email is not null;
