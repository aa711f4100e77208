import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '#testing/test-applicant.ts'
import { failedRow, paidRow, returnFile } from './payment-client.test.support.ts'
import { startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

let started: PaymentPortal
beforeAll(async () => {
  started = await startPaymentPortal()
}, 60_000)
afterAll(() => started.portal.stop())

/** A batch of one payment that the bank has, and a file of the maker that says it came back. */
async function bringReturned() {
  const { pays, copies } = started
  const [application = ''] = copies
  const no = await pays('maker').make(copies.splice(0, 1))
  await pays('checker').authorise(no)
  await pays('maker').until(no, 'SENT')
  const rows = await pays('maker').rows(no)
  const bytes = returnFile(...rows.map((row) => failedRow(row)))
  const { hash } = bodyOf(await pays('maker').bring(no, bytes)).data as unknown as { hash: string }
  const brought = await pays('maker').bring(no, bytes, hash)
  expect(bodyOf(brought).data['outcome']).toBe('WAITING')
  return { no, application, bytes, hash, rows }
}

const waitingOf = async (person: Parameters<PaymentPortal['pays']>[0], no: string) =>
  (await started.pays(person).get(`/batches/${no}/returns/waiting`))['waiting']

describe('an answer of the bank', () => {
  it('reopens no payment before another person than the maker of the batch and the uploader confirms it', async () => {
    const { pays, stateOf, portal } = started
    const { no, application, bytes, hash } = await bringReturned()
    const unchanged = async () => {
      expect(await pays('maker').batch(no)).toMatchObject({
        state: 'SENT',
        returnWaitsYn: 'Y',
        progress: { doing: null },
      })
      expect(await stateOf(application)).toBe('payment-sent')
      expect((await pays('maker').get(`/batches/${no}/returns`))['list']).toEqual([])
    }
    await unchanged()
    const own = await pays('maker').decide(no)
    expect([own.code, bodyOf(own).issues?.[0]?.message]).toEqual([409, expect.stringContaining('brought this file')])
    expect((await pays('section').decide(no)).code).toBe(403)
    expect((await pays('checker').decide(no, 'CONFIRMED', '0'.repeat(64))).code).toBe(409)
    // The same file again changes nothing, and another one waits until this one is decided.
    expect(bodyOf(await pays('checker').bring(no, bytes, hash)).data['outcome']).toBe('WAITING')
    const other = Buffer.concat([bytes, Buffer.from('\r\n')])
    const { hash: otherHash } = bodyOf(await pays('checker').bring(no, other)).data as unknown as { hash: string }
    expect((await pays('checker').bring(no, other, otherHash)).code).toBe(409)
    await unchanged()

    expect(await waitingOf('checker', no)).toMatchObject({
      hash,
      rows: 1,
      failed: { count: 1 },
      findings: [{ finding: 'FAILED' }],
      may: 'decide',
      whyNot: null,
    })
    expect((await pays('checker').decide(no)).code).toBe(200)
    await pays('maker').until(no, 'RECONCILED')
    expect(await stateOf(application)).toBe('payment-failed')
    const [taken] = (await pays('maker').get(`/batches/${no}/returns`))['list']
    expect(taken.confirmedBy.name).not.toBe(taken.takenBy.name)
    const audited = await portal.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('subject', '=', `payment-batch:${no}`)
      .where('event', 'like', 'payment.returns-%')
      .orderBy('id')
      .execute()
    expect(audited).toMatchObject([
      { event: 'payment.returns-brought', detail: { file: hash, refused: 0 } },
      { event: 'payment.returns-taken', detail: { file: hash, note: 'Compared with the bank statement.' } },
    ])
  })

  it('that a colleague uploads is not confirmed by the maker of the batch', async () => {
    const { pays, portal } = started
    const { no, rows } = await bringReturned()
    // The maker takes the file back.
    expect(await waitingOf('maker', no)).toMatchObject({ may: 'withdraw', whyNot: { code: 'OWN_UPLOAD' } })
    expect(bodyOf(await pays('maker').decide(no, 'DECLINED')).data['outcome']).toBe('DECLINED')
    const audited = portal.db.selectFrom('audit').select('event').where('subject', '=', `payment-batch:${no}`)
    expect(await audited.where('event', '=', 'payment.returns-declined').execute()).toHaveLength(1)
    const bytes = returnFile(...rows.map((row) => paidRow(row)))
    const { hash } = bodyOf(await pays('checker').bring(no, bytes)).data as unknown as { hash: string }
    await pays('checker').bring(no, bytes, hash)
    expect(await waitingOf('maker', no)).toMatchObject({ may: 'nothing', whyNot: { code: 'OWN_BATCH' } })
    expect((await pays('maker').decide(no)).code).toBe(409)
    expect((await pays('maker').decide(no, 'DECLINED')).code).toBe(409)
    await expect(
      portal.db
        .updateTable('payment_return_proposal')
        .set(({ selectFrom }) => ({
          decision: 'CONFIRMED' as const,
          note: 'n',
          decided_at: new Date(),
          decided_by: selectFrom('payment_batch').select('made_by').where('no', '=', no),
        }))
        .where('decision', 'is', null)
        .execute(),
    ).rejects.toThrow('not confirmed by the maker')
    expect((await pays('director').decide(no)).code).toBe(200)
    expect(await pays('maker').until(no, 'RECONCILED')).toMatchObject({ paid: { count: 1 } })
    expect((await pays('director').decide(no)).code).toBe(404)
  })
})

describe('a batch', () => {
  it('is not authorised with a payment for a year that was stopped since', async () => {
    const { pays, copies, portal } = started
    const [application = ''] = copies
    await sql`insert into instalment (application_id, no, year, amount, state)
      select id, 1, 2026, amount, 'APPROVED' from application where no = ${application}`.execute(portal.db)
    const no = await pays('maker').make(copies.splice(0, 2))
    expect((await pays('checker').batch(no))['mayNotAuthorise']).toBeNull()
    // The award is taken off its list, or the year that another approval reopened is due again.
    await sql`update instalment set state = 'STOPPED' where no = 1`.execute(portal.db)
    expect((await pays('checker').batch(no))['mayNotAuthorise']).toMatchObject({ code: 'STOPPED_PAYMENT' })
    const refused = await pays('checker').authorise(no)
    expect([refused.code, bodyOf(refused).issues?.[0]?.message]).toEqual([409, expect.stringContaining(`${no}-00001`)])

    const { revision } = await pays('maker').batch(no)
    const paymentId = (await pays('maker').rows(no)).find(
      ({ applicationNo }) => applicationNo === application,
    )?.paymentId
    await pays('maker').send('POST', `/batches/${no}/remove-row`, { paymentId, revision })
    expect((await pays('checker').authorise(no)).code).toBe(200)
  })
})
