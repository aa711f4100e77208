-- Cases in stages: repatriation, compensation, claims of insurance, re-integration.

alter table application add column stage text;

-- A draft that somebody called about may still be thrown away.
alter table call_log drop constraint call_log_application_id_fkey;
alter table call_log add constraint call_log_application_id_fkey foreign key (application_id) references application on delete set null;
create index application_contact on application (contact) where contact is not null;
