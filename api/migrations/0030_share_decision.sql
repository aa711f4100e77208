-- Officers decide the shares of the heirs before the approval. Every decision stays; the newest is paid.

create table share_decision (
  application_id bigint not null references application,
  version        integer not null check (version > 0),
  basis          text not null check (basis in ('STATED', 'PROPOSED', 'CHANGED')),
  -- Of each heir of the form, in hundredths of a per cent; 0 for the dead.
  shares         integer[] not null check (0 <= all (shares)),
  -- Name, relation, life and stated share of each heir, as the decision was about them.
  heirs          jsonb not null,
  reason         text not null default '' check (basis = 'PROPOSED' or length(reason) >= 10),
  account_id     bigint not null references account,
  at             timestamptz not null,
  primary key (application_id, version)
);

-- The shares are the whole, and they are fixed with the approval.
create function guard_share_decision() returns trigger language plpgsql as $$
declare
  total integer;
begin
  select sum(share) into total from unnest(new.shares) as share;
  if total is distinct from 10000 then
    raise exception 'the decided shares of application % are % of 10000', new.application_id, total
      using errcode = 'check_violation';
  end if;
  if exists (select from application where id = new.application_id and approval_status = 2) then
    raise exception 'application % is approved: its shares are fixed', new.application_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger share_decision_guarded before insert on share_decision
  for each row execute function guard_share_decision();

grant select, insert on share_decision to portal_app;
