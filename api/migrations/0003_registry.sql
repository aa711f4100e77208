-- The registers: workers (BMET clearances, memberships, embassy NOCs), board results, and the imports that filled them.

create table register_import (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('WORKER', 'RESULT')),
  file_name   text not null,
  state       text not null default 'READ' check (state in ('READ', 'RUNNING', 'DONE', 'FAILED')),
  total       integer not null,
  -- Rows of the file that are finished, refused ones among them: where a restart goes on.
  done        integer not null default 0,
  added       integer not null default 0,
  changed     integer not null default 0,
  refused     integer not null,
  -- The first thousand: row, column and a sentence in both languages, never what stood in the cell.
  errors      jsonb not null default '[]',
  account_id  bigint not null references account,
  created_at  timestamptz not null default now(),
  started_at  timestamptz,
  finished_at timestamptz
);
create index register_import_created on register_import (created_at desc);
create index register_import_running on register_import (started_at) where state = 'RUNNING';

create table worker (
  id              bigint generated always as identity primary key,
  source          text not null check (source in ('BMET', 'MEMBERSHIP', 'NOC')),
  -- Clearance id, member number or memo number. Two missions may write the same memo number.
  number          text not null,
  mission         text not null default '',
  passport_sealed bytea not null,
  passport_index  bytea not null,
  -- Passport and birth day in one keyed hash: enough to compare, nothing to read. A NOC may come without one.
  birth_index     bytea,
  name_en         text not null,
  father_name     text,
  country         text not null,
  issued_on       date,
  insurance_no    text,
  import_id       uuid references register_import,
  changed_at      timestamptz not null default now(),
  unique (source, number, mission)
);
create index worker_passport on worker (passport_index);
create index worker_number on worker (number text_pattern_ops);
create index worker_name on worker (upper(name_en) text_pattern_ops);

create table board_result (
  id              bigint generated always as identity primary key,
  level           smallint not null check (level between 1 and 5),
  board_id        smallint not null check (board_id between 1 and 11),
  passing_year    smallint not null,
  roll            text not null,
  registration_no text not null,
  student_name    text not null,
  father_name     text not null,
  mother_name     text not null,
  group_id        text,
  gpa             numeric(3, 2) not null,
  total_marks     integer,
  institute       text,
  date_of_birth   date,
  import_id       uuid references register_import,
  changed_at      timestamptz not null default now(),
  unique (level, board_id, passing_year, roll)
);
create index board_result_roll on board_result (roll text_pattern_ops);
create index board_result_registration on board_result (registration_no text_pattern_ops);
create index board_result_name on board_result (upper(student_name) text_pattern_ops);

grant select, insert, update, delete on register_import, worker, board_result to portal_app;
