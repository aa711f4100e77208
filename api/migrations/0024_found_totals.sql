-- Of ten years of files the running totals are many thousand rows: those of one service and state are found, not searched for.
create index application_tally_found on application_tally (service, state, block) include (desk, n);
