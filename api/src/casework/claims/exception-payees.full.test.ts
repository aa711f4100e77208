import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { assistanceFor, paidSelf, son, widow } from '#payments/payments/payees.test.support.ts'
import { picture } from '#testing/images.ts'
import { performMoves } from '#testing/run-example.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { act, amena, begin, rahim } from './claims.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const [assistant, director] = ['ad.welfare@demo.wewb', 'dir.welfare@demo.wewb']
const person = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const post = async (login: string, no: string, path: string, body: object) => {
  const officer = await person(login)
  const revision = await officer.revisionOf(no)
  return (await officer.send('POST', `/applications/${no}/claim-exception${path}`, { revision, ...body })).code
}

it('an exception no longer holds once another heir is paid', async () => {
  const heirs = [{ ...widow, sharePercent: 60 }, paidSelf(son, 40, '0012345670002')]
  const start = async (login: string) => {
    const no = await begin(portal, login, financialAssistance, assistanceFor('B00000962', ...heirs))
    await performMoves(portal, login, no, example.moves.slice(0, -2))
    return no
  }
  const first = await start(amena)
  // As if both had come before there was a ledger.
  await portal.db.deleteFrom('claim').where('service', '=', financialAssistance.id).execute()
  const second = await start(rahim)
  await performMoves(portal, amena, first, example.moves.slice(-2))
  expect(await post(assistant, second, '', { reason: 'The son of the first marriage was left out.' })).toBe(200)
  const { requestId } = (await (await person(director)).get(second))['claim'].exception
  const confirmed = { decision: 'CONFIRMED', note: 'The court has confirmed the son.', requestId }
  expect(await post(director, second, '/decision', confirmed)).toBe(200)
  const back = { fieldsToCorrect: ['heirs'], dueOn: '2099-01-01', note: 'Please look at the heirs again.' }
  expect((await act(portal, assistant, second, 'send-back', back)).code).toBe(200)
  const applicant = await person(rahim)
  const { answers } = await applicant.get(second)
  const rows = structuredClone(answers.heirs) as [Answers, Answers & { bank: Answers }]
  const chequeCopy = [await applicant.upload(second, 'heirs.1.bank.chequeCopy', await picture())]
  Object.assign(rows[1], { name: 'SOMEBODY ELSE', nidOrBrn: '5559871235' })
  Object.assign(rows[1].bank, { accountHolderName: 'SOMEBODY ELSE', chequeCopy })
  await applicant.save(second, 'heirs', { ...answers, heirs: rows })
  expect((await applicant.submit(second)).code).toBe(200)
  expect((await act(portal, assistant, second, 'forward')).code).toBe(200)
  expect((await (await person(director)).get(second))['claim']).toMatchObject({ exception: { state: 'OUTDATED' } })
  const approved = await act(portal, director, second, 'approve', example.moves.at(-1)?.reply)
  expect([approved.code, approved.body.issues]).toMatchObject([422, [{ message: expect.stringContaining(first) }]])
}, 120_000)
