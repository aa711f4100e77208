-- Notices and news are written by several editors: each change is a revision, and nobody overwrites one they have not seen.

alter table notice
  add column revision   integer not null default 1,
  add column changed_at timestamptz not null default now();
alter table news_highlight
  add column revision   integer not null default 1,
  add column changed_at timestamptz not null default now();

-- The memo number is the notice's own name (domain/1-rules.md 1.13), however its letters are written.
create unique index notice_number on notice (lower(number));
