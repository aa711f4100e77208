-- Linking an application that belongs to a live account: its owner decides.
create table link_request (
  id             uuid primary key default gen_random_uuid(),
  application_no text not null,
  -- Who owned the application and was notified, and who wants it.
  owner_id       bigint not null references account,
  requester_id   bigint not null references account,
  -- ENDED: the application went to somebody else before the owner answered.
  state          text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REFUSED', 'EXPIRED', 'ENDED')),
  requested_at   timestamptz not null,
  expires_at     timestamptz not null,
  decided_at     timestamptz,
  constraint link_request_two_persons check (owner_id <> requester_id),
  constraint link_request_decided check ((state = 'WAITING') = (decided_at is null))
);
-- One open request of a person at a time, and a refusal is final.
create unique index link_request_open on link_request (application_no, requester_id)
  where state in ('WAITING', 'REFUSED');
create index link_request_owner on link_request (owner_id) where state = 'WAITING';
create index link_request_requester on link_request (requester_id);
create index link_request_expiry on link_request (expires_at) where state = 'WAITING';

grant select, insert, update on link_request to portal_app;
