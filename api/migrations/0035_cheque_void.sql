-- Two people declare a cheque void that was handed over: one asks with a reason, a second one confirms.
create table cheque_void (
  id           bigint generated always as identity primary key,
  book_id      bigint  not null,
  no           bigint  not null,
  reason       text    not null check (length(reason) between 10 and 1000),
  requested_by bigint  not null references account,
  requested_at timestamptz not null,
  decision     text check (decision in ('CONFIRMED', 'DECLINED')),
  note         text,
  decided_by   bigint references account,
  decided_at   timestamptz,
  foreign key (book_id, no) references cheque_leaf,
  constraint cheque_void_two_persons check (decided_by <> requested_by),
  constraint cheque_void_decided check (num_nulls(decision, note, decided_by, decided_at) in (0, 4))
);
-- One request at a time.
create unique index cheque_void_open on cheque_void (book_id, no) where decision is null;

grant select, insert, update on cheque_void to portal_app;
