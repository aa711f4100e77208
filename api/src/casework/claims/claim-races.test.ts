import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import pg from 'pg'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { example as childExample } from '@wewb/domain/services/definitions/dis-allowance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { isFull, limitOf, repeated } from '@wewb/tests/test-size.ts'
import {
  act,
  amena,
  begin,
  claimAs,
  getRow,
  jobLossAnswers,
  rahim,
  submit,
  untilDecision,
} from './claims.test.support.ts'

const rounds = repeated(2, 100)
const timeout = limitOf(rounds)

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
  // The rounds put rows back that nothing in the portal can put back.
  await owner.query(`set session_replication_role = replica`)
})
afterAll(async () => {
  await owner.end()
  await portal.stop()
})

/** Remembers these applications with their history, and returns a function that puts them back. */
async function snapshot(nos: readonly string[]) {
  const ids = await Promise.all(nos.map(async (no) => (await getRow(portal, no)).id))
  const tables = ['application', 'claim', 'claim_key', 'application_act', 'payment']
  const idOf = (table: string) => (table === 'application' ? 'id' : 'application_id')
  for (const table of tables)
    await owner.query(
      `create temporary table kept_${table} as select * from ${table} where ${idOf(table)} = any ($1)`,
      [ids],
    )
  return async () => {
    await owner.query('begin')
    for (const table of tables.toReversed())
      await owner.query(`delete from ${table} where ${idOf(table)} = any ($1)`, [ids])
    for (const table of tables)
      await owner.query(`insert into ${table} overriding system value select * from kept_${table}`)
    await owner.query('commit')
  }
}
const forget = () =>
  owner.query('drop table kept_application, kept_claim, kept_claim_key, kept_application_act, kept_payment')

it.runIf(isFull)(
  'of two claims on one policy at the same moment one passes',
  async () => {
    const drafts = [
      await begin(portal, amena, surokkha, jobLossAnswers),
      await begin(portal, rahim, surokkha, jobLossAnswers),
    ]
    const putBack = await snapshot(drafts)
    for (let round = 0; round < rounds; round += 1) {
      const [one, other] = await Promise.all([
        submit(portal, amena, drafts[0] as string),
        submit(portal, rahim, drafts[1] as string),
      ])
      expect(new Set([one.code, other.code])).toEqual(new Set([200, 422]))
      const held = await portal.db.selectFrom('claim').select('state').where('service', '=', surokkha.id).execute()
      expect(held).toEqual([{ state: 'CLAIMED' }])
      await putBack()
    }
    await forget()
  },
  timeout,
)

it.runIf(isFull)(
  'of two children of one worker at the same moment one passes where one more is allowed',
  async () => {
    const { id } = await portal.db
      .updateTable('setup')
      .set((eb) => ({ circular: sql`${eb.ref('circular')} || '{"maxChildrenPerWorker": 1}'` as never }))
      .where('service', '=', disAllowance.id)
      .where('title', 'like', '%2026')
      .returning('id')
      .executeTakeFirstOrThrow()
    const other = { childBrn: '20161234567890125', disabilityCardNo: '20161234567890125-09', childNameEn: 'RUMI AKTER' }
    const draftOf = async (login: string, answers: object) =>
      await fillInApplication(
        portal,
        await portal.tokenOf(login),
        disAllowance,
        { ...childExample.answers, ...answers },
        { setupId: id },
      )
    const drafts = [await draftOf(amena, {}), await draftOf(rahim, other)]
    const putBack = await snapshot(drafts)
    for (let round = 0; round < rounds; round += 1) {
      const [one, two] = await Promise.all([
        submit(portal, amena, drafts[0] as string),
        submit(portal, rahim, drafts[1] as string),
      ])
      expect(new Set([one.code, two.code])).toEqual(new Set([200, 422]))
      await putBack()
    }
    await forget()
  },
  timeout,
)

it(
  'of two approvals under one ceiling at the same moment one passes, though no key is the same in both',
  async () => {
    const { answers } = medicalExample
    // The application in the middle has the passport of the first and the NID of the second.
    const other = { workerNid: '1975000001', referencePassportOrTp: 'C7654321' }
    await claimAs(portal, amena, medicalAssistance, { ...answers, ...other })
    const first = await claimAs(portal, amena, medicalAssistance, answers)
    const second = await claimAs(portal, rahim, medicalAssistance, {
      ...answers,
      ...other,
      workerName: 'জাহাঙ্গীর আলম',
      worker: {
        identitySource: '4',
        workerPassportNo: 'A02345678',
        workerDob: '1972-11-30',
        check: {},
        workerNameEn: 'JAHANGIR ALAM',
        workerCountryId: 'MY',
      },
    })
    expect([first.code, second.code]).toEqual([200, 200])
    const seen = { earlierHelpSeen: true }
    for (const [login, { no }] of [
      [amena, first],
      [rahim, second],
    ] as const)
      await performMoves(
        portal,
        login,
        no,
        untilDecision(medicalExample).map((move) =>
          move.move === 'forward' ? { ...move, reply: { ...move.reply, ...seen } } : move,
        ),
      )
    const putBack = await snapshot([first.no, second.no])
    const approve = (no: string) =>
      act(portal, 'dir.welfare@demo.wewb', no, 'approve', { ...seen, approvedAmount: '100000', sanctionMemoNo: 'M-1' })
    for (let round = 0; round < rounds; round += 1) {
      const results = await Promise.all([approve(first.no), approve(second.no)])
      expect(new Set(results.map(({ code }) => code))).toEqual(new Set([200, 422]))
      const owed = await portal.db
        .selectFrom('payment')
        .select('amount')
        .where('module', '=', medicalAssistance.id)
        .execute()
      expect(owed.map(({ amount }) => Number(amount))).toEqual([100000])
      await putBack()
    }
    await forget()
  },
  timeout,
)
