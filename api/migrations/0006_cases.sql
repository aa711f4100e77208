-- Cases in stages: repatriation, compensation, claims of insurance, re-integration.

alter table application add column stage text;
-- What an officer replied about an illness is sealed like the applicant's own words.
alter table application_act add column reply_sealed bytea;

-- A draft that somebody called about may still be thrown away.
alter table call_log drop constraint call_log_application_id_fkey;
alter table call_log add constraint call_log_application_id_fkey foreign key (application_id) references application on delete set null;
create index application_contact on application (contact) where contact is not null;
