-- What the board keeps on /settings-setup: holidays that stay removed, offices that close.

-- The years whose fixed holidays have been sown: one that the board removes does not come back with the next start.
create table holiday_year (
  year integer primary key
);
insert into holiday_year select distinct extract(year from day)::integer from holiday;

-- A closed office is offered no more, but still names what was done while it was open.
alter table office add column closed_at timestamptz;
-- The offices of a demo bring their own numbers; those that the board adds come after them.
alter table office alter column id restart with 1000;

grant select, insert on holiday_year to portal_app;
