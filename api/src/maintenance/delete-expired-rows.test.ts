import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { deleteExpiredRows, expiredRowDeletions } from './expired-row-queries.ts'

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const person = `(select min(id) from account)`
const file = (no: string) => `(select id from application where no = '${no}')`
const ago = (age: string) => `now() - interval '${age}'`
const bytes = (mark: string) => `'${mark}'::bytea`
const uuid = (mark: number) => `00000000-0000-4000-8000-00000000000${mark}`
const document = (id: number, no: string, path: string, age: string) =>
  `insert into document (id, application_id, path, sha256, media_type, size, file_name, created_at)
   values ('${uuid(id)}', ${file(no)}, '${path}', '\\x00', 'image/jpeg', 1, 'x', ${ago(age)})`

/** For each deletion statement: rows it deletes, and similar rows it must not delete. */
const cases: { what: string; rows: string[]; look: string; stays: string[] }[] = [
  {
    what: 'captchas an hour after their end',
    rows: [
      `insert into captcha (id, code, expires_at)
       values ('over', '1', ${ago('61 minutes')}), ('late', '1', ${ago('59 minutes')})`,
    ],
    look: `select id as name from captcha where id in ('over', 'late')`,
    stays: ['late'],
  },
  {
    what: 'one-time codes a week after their end: how many were asked for counts until then',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into one_time_code (token_hash, purpose, login_type, login_id, code_hash, expires_at)
         values (${bytes(name)}, 'REGISTRATION', 'MOBILE', '${name}', '\\x00',
           ${ago(name === 'over' ? '7 days 1 minute' : '6 days')})`,
    ),
    look: `select login_id as name from one_time_code where login_id in ('over', 'late')`,
    stays: ['late'],
  },
  {
    what: 'links to choose a password',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into reset_token (token_hash, account_id, expires_at)
         values (${bytes(name)}, ${person}, ${ago(name === 'over' ? '8 days' : '6 days')})`,
    ),
    look: `select convert_from(token_hash, 'UTF8') as name from reset_token`,
    stays: ['late'],
  },
  {
    what: 'log-ins that never took their second step',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into half_log_in (token_hash, account_id, expires_at)
         values (${bytes(name)}, ${person}, ${ago(name === 'over' ? '25 hours' : '23 hours')})`,
    ),
    look: `select convert_from(token_hash, 'UTF8') as name from half_log_in`,
    stays: ['late'],
  },
  {
    what: 'devices that have not come back for more than a year',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into known_device (account_id, mark_hash, last_seen_at)
         values (${person}, ${bytes(name)}, ${ago(name === 'over' ? '401 days' : '399 days')})`,
    ),
    look: `select convert_from(mark_hash, 'UTF8') as name from known_device where length(mark_hash) = 4`,
    stays: ['late'],
  },
  {
    what: 'sessions a month after their end, and never one that is open',
    rows: [
      ['over', ago('40 days'), ago('31 days')],
      ['ended', ago('10 days'), ago('29 days')],
      ['open', `now() + interval '1 hour'`, 'null'],
      ['ran out', ago('31 days'), 'null'],
    ].map(
      ([name, expires, ended]) =>
        `insert into session (account_id, token_hash, device, expires_at, ended_at)
         values (${person}, ${bytes(name ?? '')}, '${name}', ${expires}, ${ended})`,
    ),
    look: `select device as name from session where device in ('over', 'ended', 'open', 'ran out')`,
    stays: ['ended', 'open'],
  },
  {
    what: 'kept answers of calls after a month',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into idempotency (actor_id, operation, key, body_hash, answer, at)
         values (${person}, 'x', '${name}', '\\x00', '{}', ${ago(name === 'over' ? '31 days' : '29 days')})`,
    ),
    look: `select key as name from idempotency where operation = 'x'`,
    stays: ['late'],
  },
  {
    what: 'papers that no answer of a draft names any more',
    rows: [
      document(1, 'DRAFT', 'photo', '8 days'),
      document(2, 'DRAFT', 'photo', '6 days'),
      document(3, 'DRAFT', 'photo', '8 days'),
      document(4, 'SENT', 'photo', '8 days'),
      `update application set answers = '{"photo": ["${uuid(3)}"]}' where no = 'DRAFT'`,
    ],
    look: `select right(id::text, 1) as name from document where path = 'photo'`,
    stays: ['2', '3', '4'],
  },
  {
    what: 'papers of a referral that was never saved',
    rows: [
      document(1, 'SENT', 'referral.paper', '8 days'),
      document(2, 'SENT', 'referral.paper', '6 days'),
      document(3, 'SENT', 'referral.paper', '8 days'),
      `insert into acknowledgement (referral_no, application_id, answers, status, entered_by)
       values ('R-1', ${file('SENT')}, '{"paper": ["${uuid(3)}"]}', 'REFERRED', ${person})`,
    ],
    look: `select right(id::text, 1) as name from document where path = 'referral.paper'`,
    stays: ['2', '3'],
  },
  {
    what: 'papers of a reply that was never given; before a sealed reply all stay',
    rows: [
      document(1, 'SENT', 'reply-approve.paper', '8 days'),
      document(2, 'SENT', 'reply-approve.paper', '6 days'),
      document(3, 'SENT', 'reply-approve.paper', '8 days'),
      document(4, 'SEALED', 'reply-approve.paper', '8 days'),
      `insert into application_act (application_id, on_day, move, from_state, to_state, from_status, to_status, reply)
       values (${file('SENT')}, now(), 'approve', 'a', 'b', 0, 2, '{"paper": ["${uuid(3)}"]}')`,
      `insert into application_act
         (application_id, on_day, move, from_state, to_state, from_status, to_status, reply_sealed)
       values (${file('SEALED')}, now(), 'approve', 'a', 'b', 0, 2, '\\x01')`,
    ],
    look: `select right(id::text, 1) as name from document where path = 'reply-approve.paper'`,
    stays: ['2', '3', '4'],
  },
  {
    what: 'papers that were taken out of the box of a family',
    rows: [
      ...[1, 2, 3].map(
        (id) =>
          `insert into family_document (id, account_id, path, sha256, media_type, size, file_name, created_at)
           values ('${uuid(id)}', ${person}, 'x', '\\x00', 'image/jpeg', 1, 'x',
             ${ago(id === 2 ? '6 days' : '8 days')})`,
      ),
      `insert into family_profile (account_id, answers) values (${person}, '{"paper": ["${uuid(3)}"]}')`,
    ],
    look: `select right(id::text, 1) as name from family_document`,
    stays: ['2', '3'],
  },
  {
    what: 'sheets of the register that nobody started',
    rows: [
      ['READ', '25 hours'],
      ['READ', '23 hours'],
      ['RUNNING', '25 hours'],
      ['DONE', '25 hours'],
    ].map(
      ([state, age]) =>
        `insert into register_import (kind, file_name, state, total, refused, account_id, created_at)
         values ('WORKER', '${state} ${age}', '${state}', 1, 0, ${person}, ${ago(age ?? '')})`,
    ),
    look: `select file_name as name from register_import`,
    stays: ['DONE 25 hours', 'READ 23 hours', 'RUNNING 25 hours'],
  },
  {
    what: 'sheets of new users that nobody confirmed',
    rows: [
      ['over', '25 hours', 'null'],
      ['late', '23 hours', 'null'],
      ['done', '25 hours', 'now()'],
    ].map(
      ([name, age, done]) =>
        `insert into user_import (account_id, rows_sealed, created_at, done_at)
         values (${person}, ${bytes(name ?? '')}, ${ago(age ?? '')}, ${done})`,
    ),
    look: `select convert_from(rows_sealed, 'UTF8') as name from user_import`,
    stays: ['done', 'late'],
  },
  {
    what: 'newer lists that nobody confirmed',
    rows: [
      ['over', '25 hours', 'null'],
      ['late', '23 hours', 'null'],
      ['done', '25 hours', 'now()'],
    ].map(
      ([name, age, done]) =>
        `insert into lookup_import (list, file_name, rows, counts, account_id, created_at, done_at)
         values ('bank', '${name}', '[]', '{}', ${person}, ${ago(age ?? '')}, ${done})`,
    ),
    look: `select file_name as name from lookup_import`,
    stays: ['done', 'late'],
  },
  {
    what: 'files of results that nobody confirmed',
    rows: [
      ['over', '25 hours', 'null'],
      ['late', '23 hours', 'null'],
      ['done', '25 hours', 'now()'],
    ].map(
      ([name, age, done]) =>
        `insert into result_import (id, setup_id, file_name, total, account_id, created_at, confirmed_at)
         values (gen_random_uuid(), (select min(id) from setup), '${name}', 1, ${person}, ${ago(age ?? '')}, ${done})`,
    ),
    look: `select file_name as name from result_import`,
    stays: ['done', 'late'],
  },
  {
    what: 'reports of messages that were never ours',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into delivery_report (gateway_id, delivered, at)
         values ('${name}', true, ${ago(name === 'over' ? '8 days' : '6 days')})`,
    ),
    look: `select gateway_id as name from delivery_report`,
    stays: ['late'],
  },
  {
    what: 'reported problems with pages after half a year',
    rows: ['over', 'late'].map(
      (name) =>
        `insert into page_problem (page, language, width, browser, report_sealed, received_at)
         values ('${name}', 'bn', 360, '', '\\x00', ${ago(name === 'over' ? '181 days' : '179 days')})`,
    ),
    look: `select page as name from page_problem`,
    stays: ['late'],
  },
  {
    what: 'counted tries whose time is over',
    rows: [
      `insert into rate_limit (key, points, expire)
       values ('over', 1, extract(epoch from now()) * 1000 - 1),
         ('late', 1, extract(epoch from now()) * 1000 + 60000), ('barred', 1, null)`,
    ],
    look: `select key as name from rate_limit where key in ('over', 'late', 'barred')`,
    stays: ['barred', 'late'],
  },
]

describe('deletion of expired rows', () => {
  beforeAll(async () => {
    for (const [no, status] of [
      ['DRAFT', 'DRAFT'],
      ['SENT', 'SUBMITTED'],
      ['SEALED', 'SUBMITTED'],
    ])
      await say(`insert into application (no, service, version, applicant_id, state, status, approval_status, since)
        select '${no}', service, version, ${person}, 'x', '${status}', 0, now() from service_definition limit 1`)
  })
  const say = (statement: string) => sql<{ name: string }>`${sql.raw(statement)}`.execute(portal.db)

  it('is tested here for each of its statements', () => {
    expect(cases).toHaveLength(expiredRowDeletions.length)
  })
  it.each(cases)('deletes $what', async ({ rows, look, stays }) => {
    for (const row of rows) await say(row)
    expect((await say(look)).rows.length).toBeGreaterThan(stays.length)
    await deleteExpiredRows(portal.db)
    expect((await say(look)).rows.map(({ name }) => name).toSorted()).toEqual(stays)
    await say(`delete from document`)
  })
})

it('preserves a valid session and captcha', async () => {
  const token = await portal.tokenOf('01700000001')
  const { captchaId } = await portal.newCaptcha()
  await deleteExpiredRows(portal.db)
  expect(await portal.db.selectFrom('captcha').select('id').where('id', '=', captchaId).execute()).toHaveLength(1)
  expect((await portal.get('/profile', { token })).code).toBe(200)
})
