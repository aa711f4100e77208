-- What is kept, and how long: drafts that nobody goes on with, and files that no row names any more.

-- The owner of a draft was told that it will be removed. Written to again, the draft is warned of anew.
create table draft_warning (
  application_id bigint primary key references application on delete cascade,
  warned_at      timestamptz not null,
  removed_on     date not null
);
create index application_draft_age on application (updated_at) where status = 'DRAFT';

-- Whether a stored file is still named is asked of every table that names one.
create index stored_file_content on stored_file (sha256);
create index family_document_content on family_document (sha256);
create index complaint_attachment_content on complaint_attachment (sha256);
create index member_photo on member (photo) where photo is not null;

grant select, insert, update, delete on draft_warning to portal_app;
