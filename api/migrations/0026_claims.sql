-- The claims ledger: what each submitted application claims, and what was granted and paid.
create table claim (
  application_id bigint primary key references application on delete cascade,
  service        text not null,
  -- Fingerprint of the rules by which it was entered: claims under older rules are entered again.
  rules          text not null,
  state          text not null check (state in ('CLAIMED', 'GRANTED', 'PAID', 'RELEASED')),
  -- Set while granted or paid.
  amount         numeric(14, 2),
  fiscal_year    text
);
create index claim_rules on claim (service, rules);

-- Keyed digests of persons, policies, events and years; claims that share one exclude each other or share a ceiling.
create table claim_key (
  application_id bigint not null references claim on delete cascade,
  rule           text   not null,
  digest         bytea  not null,
  -- Given by a register, not only stated.
  proven         boolean not null,
  primary key (application_id, rule, digest)
);
create index claim_key_digest on claim_key (digest, application_id);

grant select, insert, update, delete on claim, claim_key to portal_app;
