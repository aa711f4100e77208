import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BankFileLayout } from '@wewb/domain/payments/bank-file-layout'
import { bodyOf } from '#testing/test-applicant.ts'
import { failedRow, returnFile } from './payment-client.test.support.ts'
import {
  logins,
  shareNumber,
  startPaymentPortal,
  withSameContact,
  type PaymentPortal,
} from './payments.test.support.ts'

let started: PaymentPortal
beforeAll(async () => {
  started = await startPaymentPortal()
}, 60_000)
afterAll(() => started.portal.stop())

const reason = 'The bank asked for it in its letter.'
type Person = Parameters<PaymentPortal['pays']>[0]

async function propose(person: Person, change: (file: BankFileLayout) => object, revision?: number) {
  const { file, returns, revision: current } = await started.pays(person).get('/layouts')
  const body = { file: change(file), returns, reason, revision: revision ?? current }
  return await started.pays(person).send('POST', '/layouts/proposals', body)
}

async function decide(person: Person, decision: 'CONFIRMED' | 'DECLINED', note = 'As in the letter of the bank.') {
  const { proposalId } = (await started.pays(person).get('/layouts'))['proposal'] ?? { proposalId: 999 }
  return await started.pays(person).send('POST', `/layouts/proposals/${proposalId}/decision`, { decision, note })
}

/** Writes the mobile number where the bank reads the account. */
const swap = (file: BankFileLayout) => ({
  ...file,
  columns: file.columns.map((column) =>
    column.source === 'mobile'
      ? { ...column, heading: 'Account No' }
      : column.source === 'accountNumber'
        ? { ...column, heading: 'Mobile' }
        : column,
  ),
})

const headingsOf = async (no: string) => {
  const { body } = await started.pays('checker').send('GET', `/batches/${no}/file?format=beftn`)
  return (body.toString() as string).split('\r\n')[0]
}

describe('a change of the bank file layout', () => {
  it('is proposed by accounts, with all columns that the bank needs', async () => {
    expect(await started.pays('maker').get('/layouts')).toMatchObject({
      revision: 0,
      changedAt: null,
      mayEditYn: 'Y',
      proposal: null,
    })
    const lacking = await propose('maker', (file) => ({ ...file, columns: file.columns.slice(0, 3) }))
    expect(bodyOf(lacking).issues?.map(({ path }) => path)).toEqual(['file.columns', 'file.columns', 'file.columns'])
    expect((await propose('maker', (file) => file, 7)).code).toBe(409)
    const unknown = await propose('maker', (file) => ({
      ...file,
      columns: [{ source: 'password', heading: 'X', on: true }],
    }))
    expect(unknown.code).toBe(400)
    expect((await propose('section', (file) => file)).code).toBe(403)
  })

  it('takes effect when another person than its proposer confirms it', async () => {
    expect((await propose('maker', (file) => ({ ...file, separator: 'semicolon' }))).code).toBe(200)
    expect(await started.pays('maker').get('/layouts')).toMatchObject({
      revision: 0,
      file: { separator: 'comma' },
      proposal: { file: { separator: 'semicolon' }, reason, may: 'withdraw' },
    })
    expect((await propose('checker', (file) => file)).code).toBe(409)
    const own = await decide('maker', 'CONFIRMED')
    expect([own.code, bodyOf(own).issues?.[0]?.message]).toEqual([409, expect.stringContaining('proposal is yours')])
    await withSameContact(started.portal, 'mobile', async () => {
      expect((await started.pays('checker').get('/layouts'))['proposal']).toMatchObject({ may: 'withdraw' })
      expect((await decide('checker', 'CONFIRMED')).code).toBe(409)
    })
    await withSameContact(started.portal, 'email', async () =>
      expect((await started.pays('checker').get('/layouts'))['proposal']).toMatchObject({ may: 'decide' }),
    )
    expect((await decide('section', 'CONFIRMED')).code).toBe(403)
    expect((await decide('checker', 'CONFIRMED', 'ok')).code).toBe(422)
    expect((await started.pays('maker').get('/layouts'))['revision']).toBe(0)
    expect(bodyOf(await decide('checker', 'CONFIRMED')).data).toMatchObject({
      revision: 1,
      file: { separator: 'semicolon' },
      proposal: null,
    })
    expect(await started.pays('section').get('/layouts')).toMatchObject({ revision: 1, mayEditYn: 'N' })
    expect((await decide('checker', 'CONFIRMED')).code).toBe(404)
  })

  it('is taken back by its proposer, and all of it is audited with the value behind each heading', async () => {
    await propose('maker', swap)
    expect(bodyOf(await decide('maker', 'DECLINED')).data).toMatchObject({ revision: 1, proposal: null })
    const audited = await started.portal.db
      .selectFrom('audit')
      .select(['event', 'detail'])
      .where('subject', '=', 'payment-layout')
      .orderBy('id')
      .execute()
    expect(audited.map(({ event }) => event)).toEqual([
      'payment.layout-proposed',
      'payment.layout-changed',
      'payment.layout-proposed',
      'payment.layout-declined',
    ])
    expect(JSON.stringify(audited[2]?.detail)).toContain('Account No = mobile')
  })

  it('leaves the proposal and its decision as they are', async () => {
    const { db } = started.portal
    const change = (values: object) => db.updateTable('payment_layout_proposal').set(values).execute()
    await expect(change({ reason: 'Another reason altogether' })).rejects.toThrow('cannot be changed')
    await propose('maker', swap)
    const proposal = db.updateTable('payment_layout_proposal').where('decision', 'is', null)
    const own = { decision: 'CONFIRMED' as const, note: 'n', decided_at: new Date() }
    await expect(proposal.set(({ ref }) => ({ ...own, decided_by: ref('proposed_by') })).execute()).rejects.toThrow(
      'two_persons',
    )
    await decide('checker', 'DECLINED')
  })
})

describe('a payment batch', () => {
  it('and its answer need two people, not two accounts of one', async () => {
    const { pays, portal, copies } = started
    const [application = ''] = copies
    const no = await pays('maker').make(copies.splice(0, 1))
    const whyNot = async () => (await pays('checker').batch(no))['mayNotAuthorise']?.code
    expect(await withSameContact(portal, 'mobile', whyNot)).toBe('OWN_BATCH')
    expect(await withSameContact(portal, 'mobile', () => pays('checker').authorise(no))).toMatchObject({ code: 409 })
    expect(await withSameContact(portal, 'email', whyNot)).toBeUndefined()
    await pays('checker').authorise(no)
    await pays('maker').until(no, 'SENT')
    const bytes = returnFile(...(await pays('maker').rows(no)).map((row) => failedRow(row)))
    const { hash } = bodyOf(await pays('maker').bring(no, bytes)).data as unknown as { hash: string }
    await pays('maker').bring(no, bytes, hash)
    const waiting = async () => (await pays('checker').get(`/batches/${no}/returns/waiting`))['waiting']
    const own = { may: 'withdraw', whyNot: { code: 'OWN_UPLOAD' } }
    expect(await withSameContact(portal, 'mobile', waiting)).toMatchObject(own)
    expect(await withSameContact(portal, 'mobile', () => pays('checker').decide(no))).toMatchObject({ code: 409 })
    expect(await withSameContact(portal, 'email', waiting)).toMatchObject({ may: 'decide' })
    // A person named in the batch confirms nothing, but declines a wrong file.
    const named = { login: logins.director, no: application, unpaid: copies[0] ?? '' }
    await shareNumber(portal, { ...named, kind: 'mobile', number: '01711000904' })
    expect((await pays('director').get(`/batches/${no}/returns/waiting`))['waiting']).toMatchObject({
      may: 'decline',
      whyNot: { code: 'OWN_APPLICATION', message: expect.stringContaining(`Payment ${no}-00001`) },
    })
    const refused = await pays('director').decide(no)
    expect([refused.code, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining(`${no}-00001`)])
    expect(bodyOf(await pays('director').decide(no, 'DECLINED')).data['outcome']).toBe('DECLINED')
  })

  it('goes to the bank with the layout with which it was made, whatever is decided meanwhile', async () => {
    const { pays, copies } = started
    const no = await pays('maker').make(copies.splice(0, 1))
    await propose('maker', (file) => ({ ...swap(file), separator: 'comma' }))
    await decide('checker', 'CONFIRMED')
    const preview = await pays('checker').get(`/batches/${no}/preview`)
    expect(preview).toMatchObject({ currentLayoutYn: 'N' })
    expect(preview['columns'][2]).toEqual({ heading: 'Account No', source: 'accountNumber' })
    expect(preview['rows'][0].slice(2, 8)).toMatchObject(['••••8901', '200939913', {}, {}, '••••5678', `${no}-00001`])
    await pays('checker').authorise(no)
    await pays('maker').until(no, 'SENT')
    expect(await headingsOf(no)).toBe('SL;Receiver Name;Account No;Routing No;Amount;Reason;Mobile;Reference')
  })

  it('is authorised as it was shown and made, or not at all', async () => {
    const { pays, copies, portal } = started
    const no = await pays('maker').make(copies.splice(0, 1))
    const authorise = async (contentSha256: string) => {
      const { revision } = await pays('checker').batch(no)
      const body = { adviceNo: `ADV-${no}`, adviceDate: '2026-11-01', contentSha256, revision }
      return (await pays('checker').send('POST', `/batches/${no}/authorise`, body)).code
    }
    const { contentSha256 } = await pays('checker').batch(no)
    expect(await authorise('0'.repeat(64))).toBe(409)
    const mobile = (value: string) =>
      portal.db.updateTable('payment').set({ mobile: value }).where('reference', '=', `${no}-00001`).execute()
    await mobile('01799999999')
    expect(await authorise(contentSha256)).toBe(409)
    await mobile('01712345678')
    expect(await authorise(contentSha256)).toBe(200)
    await pays('maker').until(no, 'SENT')
    const [batch] = await portal.db.selectFrom('payment_batch').select('id').where('no', '=', no).execute()
    const relaid = portal.db.updateTable('payment_batch').where('id', '=', batch?.id ?? 0)
    await expect(relaid.set({ layout: '{}' }).execute()).rejects.toThrow('keeps its layout')
  })
})
