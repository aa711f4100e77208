-- Where a person wants messages about applications, and the code that proves an e-mail address for them.
alter table account add column message_channel text not null default 'USUAL'
  check (message_channel in ('USUAL', 'SMS', 'EMAIL', 'BOTH'));

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('REGISTRATION', 'FORGOT_PASSWORD', 'TAG_OLD_EDUCATION', 'ON_BEHALF', 'MEMBERSHIP_CARD', 'SECOND_FACTOR',
    'CONTACT_EMAIL'));
