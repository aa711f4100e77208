import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shares } from '@wewb/domain/casework/share-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { isFull } from '@wewb/tests/test-size.ts'
import { assistanceFor, daughter, paidSelf, payeeActions, son, widow } from '#payments/payments/payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from '#payments/payments/payments.test.support.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

type Officer = 'ad.welfare' | 'dir.welfare'
const as = async (login: string) => createTestApplicant(started.portal, await started.portal.tokenOf(login))
const officer = (name: Officer) => as(`${name}@demo.wewb`)
const sharesOf = async (no: string, name: Officer = 'dir.welfare') =>
  (await (await officer(name)).get(no))['shares'] as Shares
const decide = async (no: string, name: Officer, answers: Answers) => {
  const person = await officer(name)
  const revision = await person.revisionOf(no)
  const { code, body } = await person.send('POST', `/applications/${no}/shares`, { answers, revision })
  const { code: problem, issues } = bodyOf({ body })
  return { code, problem, issues: issues?.map(({ path, message }) => `${path}: ${message}`) }
}
const take = async (no: string, name: Officer, action: string, reply: Answers) => {
  const person = await officer(name)
  const revision = await person.revisionOf(no)
  return bodyOf(await person.send('POST', `/applications/${no}/actions/${action}`, { reply, revision })).code ?? 'done'
}
const approval = example.moves.at(-1)?.reply ?? {}
const byCertificate = (...shares: number[]): Answers => ({
  basis: 'CHANGED',
  reason: 'By the succession certificate no. 12/2026.',
  ...Object.fromEntries(shares.map((share, index) => [`share${index + 1}`, share])),
})
const mother = paidSelf(
  { ...daughter, name: 'HASINA BEGUM', relation: 'MOTHER', dob: '1950-01-01' },
  20,
  '0012345670003',
)
/** An application of widow, son and mother at the desk of the assistant director or the director. */
const at = async (desk: 'ad.welfare' | 'dir.welfare', passportNo: string) => {
  const answers = assistanceFor(passportNo, { ...widow, sharePercent: 40 }, paidSelf(son, 40, '0012345670002'), mother)
  const token = await started.portal.tokenOf(logins.karim)
  const no = await fillInApplication(started.portal, token, financialAssistance, answers)
  await performMoves(started.portal, logins.karim, no, example.moves.slice(0, desk === 'dir.welfare' ? -1 : -2))
  return no
}
const paidAmounts = async (no: string) => (await acts.queued(no)).map(({ name, amount }) => [name, amount])

describe('the shares of three heirs', () => {
  let no: string

  it('are proposed by Faraid beside what the family states, with the rules and amounts', async () => {
    no = await at('ad.welfare', 'B00000101')
    expect(await sharesOf(no, 'ad.welfare')).toMatchObject({
      heirs: [
        { name: 'ROKEYA BEGUM', relation: { en: 'Wife' }, stated: 4000, proposed: 1250, share: 4000, amount: '120000' },
        { name: 'TANVIR ALAM', relation: { en: 'Son' }, stated: 4000, proposed: 7083, share: 4000, amount: '120000' },
        {
          name: 'HASINA BEGUM',
          relation: { en: 'Mother' },
          stated: 2000,
          proposed: 1667,
          share: 2000,
          amount: '60000',
        },
      ],
      rules: [
        { en: 'The wife has 1/8, because there are children.' },
        { en: expect.stringContaining('The mother has 1/6') },
        { en: expect.stringContaining('a son has as much as two daughters') },
      ],
      amount: '300000',
      decisions: [],
      mayDecideYn: 'Y',
      frozenYn: 'N',
    })
    expect((await started.works('karim').get(no))['shares']).toBeNull()
    expect((await sharesOf(no, 'dir.welfare')).mayDecideYn).toBe('N')
  }, 90_000)

  it('are decided only by the officer who holds the application', async () => {
    expect(await decide(no, 'dir.welfare', { basis: 'PROPOSED' })).toMatchObject({
      code: 409,
      problem: 'MOVE_NOT_OPEN',
    })
    const karim = await as(logins.karim)
    const revision = await karim.revisionOf(no)
    const own = await karim.send('POST', `/applications/${no}/shares`, { answers: { basis: 'PROPOSED' }, revision })
    expect(bodyOf(own).code).toBe('MOVE_NOT_OPEN')
  })

  it('are refused beside the field where they do not total 100.00 %, or the reason is missing', async () => {
    expect(await decide(no, 'ad.welfare', byCertificate(46.67, 33.33, 19.99))).toMatchObject({
      code: 422,
      issues: ['total: The sum is 99.99%. It must be 100.00%: 0.01% is missing.'],
    })
    expect(await decide(no, 'ad.welfare', { ...byCertificate(46.67, 33.33, 20), reason: '' })).toMatchObject({
      code: 422,
      issues: ['reason: This field is required.'],
    })
    expect((await sharesOf(no)).decisions).toEqual([])
  })

  it('are as proposed once an officer accepts that', async () => {
    expect(await decide(no, 'ad.welfare', { basis: 'PROPOSED' })).toMatchObject({ code: 200 })
    const { heirs, decisions } = await sharesOf(no)
    expect(heirs.map(({ share, amount }) => [share, amount])).toEqual([
      [1250, '37500'],
      [7083, '212490'],
      [1667, '50010'],
    ])
    expect(decisions).toMatchObject([{ version: 1, basis: 'PROPOSED', shares: [1250, 7083, 1667], reason: '' }])
    expect(await decide(no, 'ad.welfare', { basis: 'PROPOSED' })).toMatchObject({
      code: 422,
      issues: ['basis: You have decided these shares already.'],
    })
  })

  it('are changed with a reason, which is stored, audited and shown to the next officer', async () => {
    expect(await decide(no, 'ad.welfare', byCertificate(46.67, 33.33, 20))).toMatchObject({ code: 200 })
    const { decisions } = await sharesOf(no, 'dir.welfare')
    expect(decisions).toMatchObject([
      {
        version: 2,
        basis: 'CHANGED',
        shares: [4667, 3333, 2000],
        reason: 'By the succession certificate no. 12/2026.',
      },
      { version: 1, basis: 'PROPOSED' },
    ])
    expect(decisions[0]?.person).toBeTruthy()
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where event = 'application.shares-decided' and subject = ${`application:${no}`}
      order by id`.execute(started.portal.db)
    expect(rows.map(({ detail }) => detail)).toEqual([
      { version: 1, basis: 'PROPOSED', shares: '12.50 + 70.83 + 16.67' },
      {
        version: 2,
        basis: 'CHANGED',
        shares: '46.67 + 33.33 + 20.00',
        reason: 'By the succession certificate no. 12/2026.',
      },
    ])
  })

  it('are paid as decided last', async () => {
    expect(await take(no, 'ad.welfare', 'forward', {})).toBe('done')
    expect(await take(no, 'dir.welfare', 'approve', approval)).toBe('done')
    expect(await paidAmounts(no)).toEqual([
      ['ROKEYA BEGUM', '140010.00'],
      ['TANVIR ALAM', '99990.00'],
      ['HASINA BEGUM', '60000.00'],
    ])
  })

  it('are fixed with the approval, on the screen, for the server and in the database', async () => {
    expect(await sharesOf(no)).toMatchObject({ frozenYn: 'Y', mayDecideYn: 'N', outdatedYn: 'N' })
    expect(await decide(no, 'dir.welfare', { basis: 'PROPOSED' })).toMatchObject({
      code: 409,
      problem: 'SHARES_FROZEN',
    })
    const add = (shares: string, which: string) =>
      sql`insert into share_decision (application_id, version, basis, shares, heirs, account_id, at)
        select id, 9, 'PROPOSED', ${shares}::integer[], '[]', ${1}, now() from application where no = ${which}`.execute(
        started.portal.db,
      )
    await expect(add('{4000,6000}', no)).rejects.toThrow('its shares are fixed')
    await expect(add('{4000,5999}', no)).rejects.toThrow('are 9999 of 10000')
    await expect(sql`update share_decision set reason = 'another'`.execute(started.portal.db)).rejects.toThrow(
      'permission denied',
    )
  })
})

describe('a changed share', () => {
  let no: string

  it('is not approved by the officer who changed it, nor from a page that is older than the change', async () => {
    no = await at('dir.welfare', 'B00000102')
    const director = await officer('dir.welfare')
    const revision = await director.revisionOf(no)
    expect(await decide(no, 'dir.welfare', { basis: 'PROPOSED' })).toMatchObject({ code: 200 })
    const late = await director.send('POST', `/applications/${no}/actions/approve`, { reply: approval, revision })
    expect(bodyOf(late).code).toBe('VERSION_CONFLICT')
    expect((await sharesOf(no)).ownChangeYn).toBe('Y')
    expect(await take(no, 'dir.welfare', 'approve', approval)).toBe('OWN_SHARES')
    expect(await acts.queued(no)).toEqual([])
  }, 90_000)

  it('is approved by that officer once another officer has decided the same', async () => {
    expect(await take(no, 'dir.welfare', 'send-to-desk', { toDesk: 'assistant', note: 'Please confirm.' })).toBe('done')
    expect(await decide(no, 'ad.welfare', { basis: 'PROPOSED' })).toMatchObject({ code: 200 })
    expect(await take(no, 'ad.welfare', 'forward', {})).toBe('done')
    expect((await sharesOf(no)).ownChangeYn).toBe('N')
    expect(await take(no, 'dir.welfare', 'approve', approval)).toBe('done')
    expect((await paidAmounts(no)).map(([, amount]) => amount)).toEqual(['37500.00', '212490.00', '50010.00'])
  })

  it('is no change once the shares are again as the family states them', async () => {
    expect(await take(no, 'dir.welfare', 'revoke', { note: 'The certificate came late.' })).toBe('done')
    expect(await take(no, 'ad.welfare', 'forward', {})).toBe('done')
    const back = { basis: 'STATED', reason: 'The succession certificate confirms the family.' }
    expect(await decide(no, 'dir.welfare', back)).toMatchObject({ code: 200 })
    expect((await sharesOf(no)).ownChangeYn).toBe('N')
    expect(await take(no, 'dir.welfare', 'approve', approval)).toBe('done')
    expect((await paidAmounts(no)).map(([, amount]) => amount)).toEqual(['120000.00', '120000.00', '60000.00'])
  })

  it('is decided again after the approval was taken back', async () => {
    expect(await take(no, 'dir.welfare', 'revoke', { note: 'The shares are in dispute.' })).toBe('done')
    expect(await decide(no, 'ad.welfare', byCertificate(50, 30, 20))).toMatchObject({ code: 200 })
    expect(await take(no, 'ad.welfare', 'forward', {})).toBe('done')
    expect(await take(no, 'dir.welfare', 'approve', approval)).toBe('done')
    expect((await paidAmounts(no)).map(([, amount]) => amount)).toEqual(['150000.00', '90000.00', '60000.00'])
  })

  it.runIf(isFull)(
    'counts no more once the form names other heirs or shares',
    async () => {
      const changed = await at('ad.welfare', 'B00000104')
      expect(await decide(changed, 'ad.welfare', { basis: 'PROPOSED' })).toMatchObject({ code: 200 })
      const { db } = started.portal
      const { answers } = await db
        .selectFrom('application')
        .select('answers')
        .where('no', '=', changed)
        .executeTakeFirstOrThrow()
      const heirs = (answers['heirs'] as Answers[]).map((row, index) =>
        index === 2 ? { ...row, relation: 'SISTER' } : row,
      )
      await db
        .updateTable('application')
        .set({ answers: JSON.stringify({ ...answers, heirs }) })
        .where('no', '=', changed)
        .execute()
      expect(await sharesOf(changed, 'ad.welfare')).toMatchObject({
        outdatedYn: 'Y',
        heirs: [{ share: 4000 }, { share: 4000 }, { share: 2000 }],
      })
      expect(await take(changed, 'ad.welfare', 'forward', {})).toBe('done')
      expect(await take(changed, 'dir.welfare', 'approve', approval)).toBe('SHARES_OUTDATED')
      const stated = { basis: 'STATED', reason: 'The relation was corrected; the shares stay.' }
      expect(await decide(changed, 'dir.welfare', stated)).toMatchObject({ code: 200 })
      expect(await take(changed, 'dir.welfare', 'approve', approval)).toBe('done')
    },
    90_000,
  )
})

describe('the shares of a compensation', () => {
  it('are paid as decided, whatever the approved amount', async () => {
    const [wife, heir] = compensationExample.answers['heirs'] as [Answers, Answers]
    const answers = { ...compensationExample.answers, heirs: [wife, paidSelf(heir, 87.5, '0012345670002')] }
    const token = await started.portal.tokenOf(logins.karim)
    const no = await fillInApplication(started.portal, token, compensation, answers)
    await performMoves(started.portal, logins.karim, no, compensationExample.moves.slice(0, -2))
    expect((await sharesOf(no)).heirs).toMatchObject([
      { stated: 1250, proposed: 1250, amount: null },
      { stated: 8750, proposed: 8750, amount: null },
    ])
    expect(await decide(no, 'ad.welfare', byCertificate(20, 80))).toMatchObject({ code: 200 })
    await performMoves(started.portal, logins.karim, no, compensationExample.moves.slice(-2))
    expect(await paidAmounts(no)).toEqual([
      ['AMENA BEGUM', '1148400.00'],
      ['RAKIB KARIM', '4593600.00'],
    ])
    expect((await sharesOf(no)).heirs.map(({ amount }) => amount)).toEqual(['1148400', '4593600'])
  }, 90_000)
})
