import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shares } from '@wewb/domain/casework/share-contracts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { assistanceFor, paidSelf, payeeActions, son, widow } from '#payments/payments/payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from '#payments/payments/payments.test.support.ts'
import { picture } from '#testing/images.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const as = async (login: string) => createTestApplicant(started.portal, await started.portal.tokenOf(login))
const [assistant, director] = ['ad.welfare@demo.wewb', 'dir.welfare@demo.wewb']
const post = async (login: string, no: string, path: string, body: object) => {
  const officer = await as(login)
  const revision = await officer.revisionOf(no)
  const sent = await officer.send('POST', `/applications/${no}/${path}`, { revision, ...body })
  return bodyOf(sent).code ?? sent.code
}
const take = (login: string, no: string, action: string, reply: object) =>
  post(login, no, `actions/${action}`, { reply })
const approval = example.moves.at(-1)?.reply ?? {}
type Heir = Answers & { bank: Answers }

describe('a decision about shares, when the family corrects a returned form', () => {
  const corrected = async (passportNo: string, edit: (heir: Heir) => void) => {
    const heirs = [{ ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')]
    const token = await started.portal.tokenOf(logins.karim)
    const no = await fillInApplication(started.portal, token, financialAssistance, assistanceFor(passportNo, ...heirs))
    await performMoves(started.portal, logins.karim, no, example.moves.slice(0, -2))
    const answers = { basis: 'CHANGED', share1: 10, share2: 90, reason: 'By the succession certificate.' }
    expect(await post(assistant, no, 'shares', { answers })).toBe(200)
    const back = { fieldsToCorrect: ['heirs'], dueOn: '2099-01-01', note: 'Please look at the heirs again.' }
    expect(await take(assistant, no, 'send-back', back)).toBe(200)
    const karim = await as(logins.karim)
    const { answers: stored } = await karim.get(no)
    const rows = structuredClone(stored.heirs) as [Answers, Heir]
    rows[1].bank['chequeCopy'] = [await karim.upload(no, 'heirs.1.bank.chequeCopy', await picture())]
    edit(rows[1])
    await karim.save(no, 'heirs', { ...stored, heirs: rows })
    expect((await karim.submit(no)).code).toBe(200)
    expect(await take(assistant, no, 'forward', {})).toBe(200)
    return no
  }

  it.each([
    ['NID', 'B00000105', { nidOrBrn: '5559871234' }],
    ['birth date', 'B00000106', { dob: '1990-02-02' }],
  ])(
    'counts no more once an heir has another %s',
    async (_, passportNo, changes) => {
      const no = await corrected(passportNo, (heir) => Object.assign(heir, changes))
      const shares = (await (await as(director)).get(no))['shares'] as Shares
      expect(shares.outdatedYn).toBe('Y')
      expect(await take(director, no, 'approve', approval)).toBe('SHARES_OUTDATED')
      expect(await acts.queued(no)).toEqual([])
      const { rows } = await sql<{ heirs: object }>`
        select heirs from share_decision join application on id = application_id where no = ${no}`.execute(
        started.portal.db,
      )
      expect(JSON.stringify(rows)).not.toContain(String(son['nidOrBrn']))
    },
    90_000,
  )

  it('still counts when only an account has changed', async () => {
    const no = await corrected('B00000107', ({ bank }) => Object.assign(bank, { accountNumber: '7777777777777' }))
    expect(await take(director, no, 'approve', approval)).toBe(200)
    expect((await acts.queued(no)).map(({ name, amount }) => [name, amount])).toEqual([
      ['ROKEYA BEGUM', '30000.00'],
      ['TANVIR ALAM', '270000.00'],
    ])
  }, 90_000)
})
