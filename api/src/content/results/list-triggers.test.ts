import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolders } from '#config/project-folders.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listViolations } from './list-violation-queries.ts'
import { openMeritDesk, type MeritDesk } from './merit-list.test.support.ts'

let portal: TestPortal
let desk: MeritDesk
let setupId: number
let nos: string[]
beforeAll(async () => {
  portal = await startTestPortal()
  desk = await openMeritDesk(portal)
  ;({ setupId, nos } = await desk.circularWith(2))
  await desk.propose(setupId, 1)
  await desk.approve(setupId)
  await desk.publish(setupId)
})
afterAll(() => portal.stop())

/** Runs statements that no use case would, and takes them back. */
const by = async (
  work: (tx: Parameters<Parameters<ReturnType<TestPortal['db']['transaction']>['execute']>[0]>[0]) => Promise<unknown>,
) =>
  await portal.db.transaction().execute(async (tx) => {
    await work(tx)
    await sql`set constraints all immediate`.execute(tx)
    throw new Error('nothing was refused')
  })

describe('the database', () => {
  it('publishes nobody without an approval', async () => {
    await expect(
      by((tx) =>
        tx
          .insertInto('result_row')
          .values({
            setup_id: setupId,
            rank: 9,
            application_no: nos[1] ?? '',
            roll: '',
            name: '',
            institute: '',
            district: null,
            amount: '1',
          })
          .execute(),
      ),
    ).rejects.toThrow('is published without an approval')
  })

  it('takes no approval away from somebody who stays public', async () => {
    await expect(
      by((tx) =>
        tx
          .updateTable('application')
          .set({ approval_status: -2 })
          .where('no', '=', nos[0] ?? '')
          .execute(),
      ),
    ).rejects.toThrow('lost its approval and is still published')
  })

  it('owes nothing to somebody whom the list does not select', async () => {
    await expect(
      by((tx) =>
        sql`
          insert into payment
            (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
             approved_on,
              queued_on)
          select id, id, 1, 1, service, '2026-2027', 'QUEUED', 1, current_date, current_date
          from application where no = ${nos[1] ?? ''}`.execute(tx),
      ),
    ).rejects.toThrow('is paid and not selected')
  })

  it('lets nobody decide a change alone', async () => {
    await expect(
      by((tx) =>
        sql`
          with change as (
            insert into merit_list_change (setup_id, list_state, version, reason, proposed_by)
            select setup_id, state, version, 'A reason long enough', proposed_by
            from merit_list where setup_id = ${setupId}
            returning id, proposed_by)
          insert into merit_list_decision
            (change_id, outcome, decided_by, eligible_before, selected_before, eligible_after, selected_after)
          select id, 'APPROVED', proposed_by, 2, 1, 2, 1 from change`.execute(tx),
      ),
    ).rejects.toThrow(/decides it/)
  })
})

describe('the query of violations', () => {
  it('names each contradiction', async () => {
    const found = await portal.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('payment').set({ state: 'WITHDRAWN' }).execute()
        await tx.deleteFrom('result_row').execute()
        await tx
          .updateTable('application')
          .set({ approval_status: 2 })
          .where('no', '=', nos[1] ?? '')
          .execute()
        await tx
          .updateTable('message')
          .set({ template: 'EDU_RESULT' })
          .where('file_no', '=', nos[1] ?? '')
          .execute()
        const violations = await listViolations(tx, setupId)
        throw Object.assign(new Error('rolled back'), { violations })
      })
      .catch((error: { violations?: { no: string; rule: string }[] }) => error.violations)
    expect(found?.map(({ no, rule }) => `${no} ${rule}`)).toEqual([
      ' the public list has others than it selects',
      `${nos[0]} selected and not owed`,
      `${nos[0]} selected and not public`,
      `${nos[1]} approved and not selected`,
      `${nos[1]} told «EDU_RESULT» and not selected`,
    ])
    expect(await listViolations(portal.db, setupId)).toEqual([])
  })
})

describe('the migration', () => {
  it('adds applications that were approved singly to the list, and counts again', async () => {
    const migration = readFileSync(join(projectFolders.migrations, '0025_merit_list_changes.sql'), 'utf8')
    const [insert = '', update = ''] = migration
      .split(/;\n/)
      .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
      .filter((statement) => /^(insert into merit_row|update merit_list l set)/.test(statement))
    await portal.db.deleteFrom('merit_row').where('selected', '=', true).execute()
    await portal.db.updateTable('merit_list').set({ selected: 0 }).execute()
    expect(await listViolations(portal.db, setupId)).not.toEqual([])
    for (const statement of [insert, update]) await sql.raw(statement).execute(portal.db)
    expect(await listViolations(portal.db, setupId)).toEqual([])
    expect(await desk.listOf(setupId)).toMatchObject({ eligible: 2, selected: 1 })
  })
})
