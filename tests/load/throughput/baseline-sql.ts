/** Statements of the baseline server, and of pgbench for the same queries. */
export const baselineSql = {
  session: `select a.id from session s join account a on a.id = s.account_id
    where s.token_hash = $1 and s.expires_at > now() and s.ended_at is null and a.state = 'active'`,
  notices: `select id as "noticeId", number as "noticeNumber", title, title_bng as "titleBng", details,
    details_bng as "detailsBng", publish_from as "publishFrom", file_name as "fileName"
    from notice where active_yn = 'Y' and publish_from <= now() and (publish_until is null or publish_until > now())
    order by order_no, publish_from desc limit 10`,
  noticeCount: `select count(*)::int as n from notice
    where active_yn = 'Y' and publish_from <= now() and (publish_until is null or publish_until > now())`,
  status: `select f.service as "moduleCode", f.no as "applicationNo", f.name as "applicantName",
      f.submitted_at as "submittedOn", f.approval_status as "approvalStatus", f.state, f.since as "statusUpdateDate",
      f.amount, f.status,
      (select json_agg(json_build_object('at', at, 'action', move, 'note', note, 'noteBng', note_bng,
          'toStatus', to_status) order by id)
        from application_act where application_id = f.id) as "approvalHistory"
    from application f where f.no = $1 and f.applicant_id = $2 and exists (select from application_key k
      where k.application_id = f.id and k.kind = 'mobile' and k.digest = $3)`,
  desk: `select id, no, service, state, status, name, name_bng, district, amount, submitted_at, desk, desk_due_on,
    taken_by from application
    where service = 'edu-allowance' and status = 'UNDER_REVIEW' order by id desc limit 10 offset $1`,
  deskCount: `select count(*)::int as n from application where service = 'edu-allowance' and status = 'UNDER_REVIEW'`,
  results: `select application_no as "applicationNo", name, roll as "rollNo", institute, district,
    amount as "amountPerYear" from result_row where setup_id = 1 and roll = $1 order by rank limit 10`,
  insert: `insert into bench_file (person, answers) values ($1, $2) returning id`,
  audit: `insert into audit (actor, event, subject, detail) values ($1, 'application.moved', $2, '{}')`,
  outbox: `insert into bench_outbox (body) values ($1)`,
  account: `select id, password_hash from account where login_id = $1`,
}

/** Separate tables, so that the baseline server does not change applications. */
export const baselineTables = `
  create table if not exists bench_file (id bigint generated always as identity primary key, person bigint not null,
    answers jsonb not null, at timestamptz not null default now());
  create table if not exists bench_outbox (id bigint generated always as identity primary key, body text not null,
    at timestamptz not null default now());`
