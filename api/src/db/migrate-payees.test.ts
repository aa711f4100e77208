import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { databaseUrl } from '#testing/global-setup.ts'
import { migrate } from './migrate.ts'

const database = `payees_${Math.random().toString(36).slice(2, 10)}`
let owner: pg.Client
let client: pg.Client

beforeAll(async () => {
  owner = new pg.Client(inject('postgresUrl'))
  await owner.connect()
  await owner.query(`create database ${database} template template_portal`)
  client = new pg.Client(databaseUrl(inject('postgresUrl'), database))
  await client.connect()
  await client.query('delete from migration; drop schema public cascade; create schema public')
  await migrate(client, (name) => name < '0028_payees.sql')
})
afterAll(async () => {
  await client.end()
  await owner.query(`drop database ${database} with (force)`)
  await owner.end()
})

/** Sums of the payments as reports see them, and what each application is owed or was paid. */
const totals = async () => {
  const { rows: byState } = await client.query(
    `select module, fiscal_year, state, count(*)::int, sum(amount)::text from payment
      group by 1, 2, 3 order by 1, 2, 3`,
  )
  const { rows: byApplication } = await client.query(
    `select application_id, array_agg(state order by attempt) as states, array_agg(amount order by attempt) as amounts
     from payment group by 1 order by 1`,
  )
  return { byState, byApplication }
}

it('makes one payee of the whole for each earlier application, and changes no total', async () => {
  await client.query(`
    insert into account (login_type, login_id, full_name, password_hash, user_type)
      select 'EMAIL', n || '@old.example', 'Maker', '-', 'STAFF' from generate_series(1, 2) n;
    insert into service_definition (service, version, definition) values ('old-service', 1, '{}');
    insert into application (no, service, version, state, status, approval_status, since, name, amount, answers)
      select 'OLD-2026-' || n, 'old-service', 1, 'payment-queued', 'PAYMENT_QUEUED', 2, '2026-01-01', 'Name ' || n,
        n * 100.01, '{}'
      from generate_series(1, 12) n;
    begin;
    insert into payment_batch (no, module, fiscal_year, state, count, total, made_by, made_at, authorised_by,
        authorised_at, advice_no, advice_date, layout, sent_at)
      select 'PB-OLD', 'old-service', '2025-26', 'RETURNED', 8, sum(id * 100.01), min(account.maker), now(),
        max(account.checker), now(), 'A-1', '2026-01-02', '{}', now()
      from application, (select min(id) as maker, max(id) as checker from account) account where id <= 8;
    insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
        holder_name, account_sealed, account_end, approved_on, queued_on, batch_id, serial, reference, sent_on,
        value_date, bank_reference, return_code, returned_on)
      select id, id, 1, 1, 'old-service', '2025-26', case when id <= 5 then 'PAID' else 'FAILED' end, id * 100.01,
        'HOLDER ' || id, 'x', '8901', '2026-01-01', '2026-01-01', (select id from payment_batch), id,
        'PB-OLD-' || id, '2026-01-02', case when id <= 5 then date '2026-01-03' end,
        case when id <= 5 then 'BB' end, case when id > 5 then 'R03' end,
        case when id > 5 then date '2026-01-03' end
      from application where id <= 8;
    commit;
    -- Two of the returned are owed again, one of them by another account; the others are queued for the first time.
    insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
        holder_name, approved_on, queued_on)
      select id, id, 1, case when id <= 8 then 2 else 1 end, 'old-service', '2025-26', 'QUEUED', id * 100.01,
        'NEW HOLDER', '2026-01-01', '2026-01-04'
      from application where id >= 7;`)
  const before = await totals()
  expect(before.byApplication).toHaveLength(12)
  expect(await migrate(client)).toContain('0028_payees.sql')
  expect(await totals()).toEqual(before)

  const { rows: payees } = await client.query(
    `select application.no, count(*)::int as payees, sum(share)::int as share, sum(payee.amount)::text as amount,
       min(ordinal) as ordinal, min(payee.name) as name
     from payee join application on application.id = application_id group by 1, application.id order by application.id`,
  )
  expect(payees).toEqual(
    before.byApplication.map(({ application_id: id }) => ({
      no: `OLD-2026-${id}`,
      payees: 1,
      share: 10_000,
      amount: (Number(id) * 100.01).toFixed(2),
      ordinal: 1,
      name: Number(id) >= 7 ? 'NEW HOLDER' : `HOLDER ${id}`,
    })),
  )
  const { rows: strange } = await client.query(
    `select payment.id from payment left join payee on payee.id = payee_id
     where payee.application_id is distinct from payment.application_id or payee_no <> 1`,
  )
  expect(strange).toEqual([])
})

it('lets the previous release, which names no payee, owe money to the only one', async () => {
  await client.query(`
    insert into application (no, service, version, state, status, approval_status, since, answers)
      values ('OLD-2026-99', 'old-service', 1, 'payment-queued', 'PAYMENT_QUEUED', 2, '2026-01-01', '{}');
    insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
        holder_name, approved_on, queued_on)
      select id, id, 1, 1, 'old-service', '2025-26', 'QUEUED', 500, 'HOLDER', '2026-01-01', '2026-01-04'
      from application where no = 'OLD-2026-99'`)
  const { rows } = await client.query(
    `select payee.name, payee.amount, share from payment join payee on payee.id = payee_id
     join application on application.id = payee.application_id where no = 'OLD-2026-99'`,
  )
  expect(rows).toEqual([{ name: 'HOLDER', amount: '500.00', share: 10_000 }])
})
