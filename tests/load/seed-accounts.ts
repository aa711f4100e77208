import type pg from 'pg'

/** Proportions: one account has five applications, and every second application has a row in the published result. */
export const accountCountOf = (files: number) => files / 5
export const resultRowCountOf = (files: number) => files / 2
const notices = 1000

/** Mobile of the n-th account, from 0. */
export const mobileOf = (n: number) => `015${String(n).padStart(8, '0')}`
/** Roll of a row in the published result, from 1. */
export const rollOf = (rank: number) => String(1_000_000 + rank)

/** Creates accounts with the demo password. Returns the id of the first, to which applications are assigned. */
export async function createAccounts(owner: pg.Client, files: number): Promise<number> {
  const { rows } = await owner.query<{ first: number }>(
    `with made as (
       insert into account (login_type, login_id, full_name, full_name_bng, password_hash, user_type, state, language)
       select 'MOBILE', '015' || lpad(n::text, 8, '0'), 'SALMA AKTER ' || n, 'সালমা আক্তার',
         (select password_hash from account where login_id = '01700000001'), 'APPLICANT', 'active',
         case when n % 5 = 0 then 'en' else 'bn' end
       from generate_series(0, ${accountCountOf(files) - 1}) n order by n
       returning id
     ), given as (
       insert into account_role select made.id, role_id
       from made, (select role_id from account_role join account on account.id = account_id
         where login_id = '01700000001') known
     )
     select min(id)::int as first from made`,
  )
  return rows[0]?.first ?? 0
}

export const accountSteps = (owner: pg.Client, files: number): [string, () => Promise<unknown>][] => [
  ['documents', () => owner.query(documents, [files])],
  [`${notices} notices`, () => owner.query(manyNotices)],
  ['a published result', () => seedResult(owner, resultRowCountOf(files))],
]

/** One document for each application, without stored bytes. */
const documents = `insert into document (application_id, path, sha256, media_type, size, width, height,
  file_name, uploaded_by)
  select id, 'photo', sha256(convert_to('paper ' || id, 'UTF8')), 'image/jpeg', 48000, 800, 600, 'photo.jpg',
    applicant_id from application where id <= $1`

const manyNotices = `insert into notice (number, title, title_bng, details, details_bng, publish_from)
  select '49.08.0000.' || n, 'Notice number ' || n || ' of the board', 'বোর্ডের বিজ্ঞপ্তি নম্বর ' || n,
    repeat('Papers are taken until the end of the month. ', 8),
    repeat('মাসের শেষ দিন পর্যন্ত কাগজ নেওয়া হবে। ', 8), now() - n * interval '1 hour'
  from generate_series(1, ${notices}) n`

/** Result of the first demo circular. */
async function seedResult(owner: pg.Client, rows: number) {
  await owner.query(`delete from result_row where setup_id = 1; delete from result_tally where setup_id = 1`)
  await owner.query(`insert into result_row (setup_id, rank, application_no, roll, registration_no, name,
    institute, district, amount)
    select 1, n, 'EDU-2026-' || lpad(n::text, 7, '0'), (1000000 + n)::text, (2000000000 + n)::text,
      (array['RAHIMA KHATUN','TANVIR ALAM','SALMA AKTER','NUSRAT JAHAN'])[1 + n % 4],
      'Government College No ' || n % 300, (1 + n % 64)::text, 27500
    from generate_series(1, ${rows}) n`)
  await owner.query(
    `insert into result_tally (setup_id, district, block, n)
     select setup_id, coalesce(district, ''), rank >> 12, count(*) from result_row where setup_id = 1 group by 1, 2, 3`,
  )
  await owner.query(`insert into merit_list (setup_id, state, seats, order_by, eligible, selected,
    proposed_by, published_at)
    select 1, 'PUBLISHED', ${rows}, '{}', ${rows}, ${rows}, min(id), now() from account
    on conflict (setup_id) do update set state = 'PUBLISHED', published_at = now()`)
}
