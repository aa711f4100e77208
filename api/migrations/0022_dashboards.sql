-- Dashboards: each figure is counted from an index, whatever lies in the tables.

-- What lies on a desk: how much of it is late, came today, was sent back, and what sum waits; by the place of the office.
create index application_desk_counts on application (service, desk)
  include (desk_due_on, since, approval_status, amount, district, mission, airport) where desk is not null;
-- What waits in the districts of an office, at whichever desk.
create index application_pending on application (district, service) where desk is not null;
-- What is granted under a circular, for what is left of its budget.
create index application_granted on application (setup_id) include (amount) where approval_status = 2 and setup_id is not null;

-- The last acts of an officer, and the answers that were changed after the submission.
create index application_act_person on application_act (person_id, id desc) where person_id is not null;
create index application_act_changes on application_act (on_day, application_id) where changes_sealed is not null;

-- The year so far, service by service.
create index report_file_service_received on report_file (service, received_on) include (purpose, stage);
create index report_file_service_approved on report_file (service, approved_on) include (amount) where approved_on is not null;
create index report_file_service_paid on report_file (service, paid_on) include (paid) where paid_on is not null;

create index member_joined on member (joined_on, mission);
create index fee_receipt_received on fee_receipt (mission, received_at);
create index call_log_at on call_log (at);
create index payment_returned on payment (returned_on) where state = 'FAILED';
