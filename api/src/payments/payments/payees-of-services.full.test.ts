import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { exampleBankAccount } from '@wewb/domain/services/definitions/example-people'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as assistanceExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import type { ExampleMove } from '@wewb/domain/services/definitions/service-example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { picture } from '#testing/images.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { bodyOf } from '#testing/test-applicant.ts'
import { assistanceFor, daughter, paidSelf, payeeActions, son, widow } from './payees.test.support.ts'
import { logins, startPaymentPortal, type PaymentPortal } from './payments.test.support.ts'

let started: PaymentPortal
let acts: ReturnType<typeof payeeActions>
beforeAll(async () => {
  started = await startPaymentPortal()
  acts = payeeActions(started)
}, 90_000)
afterAll(() => started.portal.stop())

const fillIn = async (service: ServiceDefinition, answers: Answers) =>
  await fillInApplication(started.portal, await started.portal.tokenOf(logins.karim), service, answers)
const approve = async (service: ServiceDefinition, answers: Answers, moves: readonly ExampleMove[]) => {
  const no = await fillIn(service, answers)
  await performMoves(started.portal, logins.karim, no, moves)
  return no
}
/** Sends all rows to the bank, which returns that of the second payee; the account is corrected and paid. */
const payWithOneReturn = async (service: ServiceDefinition, no: string, heirRow: number) => {
  const queued = await acts.queued(no)
  await acts.settle(
    await acts.sendPayments(
      service.id,
      queued.map(({ paymentId }) => paymentId),
    ),
    [2],
  )
  expect(await started.stateOf(no)).toBe('payment-failed')
  expect((await acts.correct(no, heirRow, '0098765432109')).code).toBe(200)
  expect((await acts.verifyBank(no)).code).toBe(200)
  const again = await acts.queued(no)
  expect(again.map(({ payeeNo }) => payeeNo)).toEqual([2])
  await acts.settle(
    await acts.sendPayments(
      service.id,
      again.map(({ paymentId }) => paymentId),
    ),
  )
  return (await acts.payments(no)).filter(({ state }) => state === 'PAID')
}

describe('compensation', () => {
  const [wife, heir] = compensationExample.answers['heirs'] as [Answers, Answers]
  it('is divided among the heirs, and paid when each has the own part', async () => {
    const answers = { ...compensationExample.answers, heirs: [wife, paidSelf(heir, 87.5, '0012345670002')] }
    const no = await approve(compensation, answers, compensationExample.moves)
    expect((await acts.queued(no)).map(({ name, amount }) => [name, amount])).toEqual([
      ['AMENA BEGUM', '717750.00'],
      ['RAKIB KARIM', '5024250.00'],
    ])
    const paid = await payWithOneReturn(compensation, no, 1)
    expect(paid.map(({ payee, amount }) => [payee?.no, amount])).toEqual([
      [1, '717750.00'],
      [2, '5024250.00'],
    ])
  }, 90_000)

  it('goes to the applicant for another heir only with power of attorney', async () => {
    const { heirAttorney: _, ...answers } = compensationExample.answers
    const no = await fillIn(compensation, answers)
    const sent = await started.works('karim').submit(no)
    expect([sent.code, bodyOf(sent).issues?.map(({ path }) => path)]).toEqual([422, ['heirAttorney']])
  })
})

describe('surokkha', () => {
  const { deathDate: _, deathCause: __, deathCertificate: ___, ...claim } = surokkhaExample.answers
  const jobless: Answers = {
    ...claim,
    personStatus: 'RETURNED_JOBLESS',
    departureDate: '2026-05-01',
    returnDate: '2026-08-20',
    employerPaidMigrationYn: 'N',
    terminationProof: ['d-1'],
    claimantName: widow['name'],
    claimantNid: widow['nidOrBrn'],
    bank: { ...(claim['bank'] as Answers), accountHolderName: widow['name'] },
  }
  const accepted: ExampleMove[] = [
    ...surokkhaExample.moves.slice(0, 4),
    { by: 'so.two', move: 'forward', reply: { insurerRef: 'JBC-1', insurerDecision: 'ACCEPTED' } },
    { by: 'dir.welfare', move: 'approve', reply: { approvedAmount: '50000', sanctionMemoNo: '15' } },
  ]

  it('is divided among the heirs of a worker who has lost the job and died since', async () => {
    const heirs = [{ ...widow, sharePercent: 33.33 }, paidSelf(son, 66.67, '0012345670002')]
    const no = await approve(surokkha, { ...jobless, claimantType: 'HEIR', heirs }, accepted)
    expect((await acts.queued(no)).map(({ name, amount }) => [name, amount])).toEqual([
      ['ROKEYA BEGUM', '16665.00'],
      ['TANVIR ALAM', '33335.00'],
    ])
    const queued = await acts.queued(no)
    await acts.settle(
      await acts.sendPayments(
        surokkha.id,
        queued.map(({ paymentId }) => paymentId),
      ),
    )
    expect((await acts.payments(no)).map(({ state }) => state)).toEqual(['PAID', 'PAID'])
    expect(await started.stateOf(no)).toBe('closed')
  })

  it('is refused where all heirs are dead', async () => {
    const heirs = [{ ...widow, aliveYn: 'N', sharePercent: 100 }]
    const no = await fillIn(surokkha, { ...jobless, claimantType: 'HEIR', heirs })
    const sent = await started.works('karim').submit(no)
    expect([sent.code, bodyOf(sent).issues?.map(({ path }) => path)]).toEqual([422, ['heirs']])
  })
})

describe('payments of one application that come back one after the other', () => {
  it('open each account in its turn, and are queued again together or alone', async () => {
    const heirs = [{ ...widow, sharePercent: 50 }, paidSelf(son, 30, '0012345670002')]
    const mother = { ...paidSelf(daughter, 20, '0012345670003'), dob: '1950-01-01' }
    const no = await approve(financialAssistance, assistanceFor('B00000008', ...heirs, mother), assistanceExample.moves)
    const file = async () => await started.works('karim').get(no)
    const idsOf = async () => (await acts.queued(no)).map(({ paymentId }) => paymentId)
    const first = await acts.sendPayments(financialAssistance.id, await idsOf())

    await acts.settle(first, [2], [2])
    expect((await file())['unlocked']).toEqual(['heirs.1.bank'])
    expect((await acts.correct(no, 1, '0098765432102')).code).toBe(200)
    // While the officer has the first correction, the bank returns a second payment.
    await acts.settle(first, [3], [3])
    expect([(await file())['state'], (await file())['unlocked']]).toEqual([
      'payment-failed',
      ['heirs.1.bank', 'heirs.2.bank'],
    ])
    expect((await acts.verifyBank(no)).code).toBe(409)
    expect((await acts.correct(no, 2, '0098765432103')).code).toBe(200)
    expect((await acts.verifyBank(no)).code).toBe(200)
    expect((await acts.queued(no)).map(({ payeeNo, accountEnd }) => [payeeNo, accountEnd])).toEqual([
      [2, '2102'],
      [3, '2103'],
    ])
    // While these wait for a batch, the bank returns the payment of the applicant.
    await acts.settle(first, [1], [1])
    expect([(await file())['state'], (await file())['unlocked']]).toEqual(['payment-failed', ['bank']])
    // The others are paid meanwhile.
    await acts.settle(await acts.sendPayments(financialAssistance.id, await idsOf()))
    expect(await started.stateOf(no)).toBe('payment-failed')
    const { answers } = await file()
    const chequeCopy = [await started.works('karim').upload(no, 'bank.chequeCopy', await picture())]
    const bank = { ...answers.bank, accountNumber: '0098765432101', chequeCopy }
    await started.works('karim').save(no, 'bank', { bank })
    expect((await started.works('karim').submit(no)).code).toBe(200)
    expect((await acts.verifyBank(no)).code).toBe(200)
    await acts.settle(await acts.sendPayments(financialAssistance.id, await idsOf()))
    expect(await started.stateOf(no)).toBe('closed')
    const paid = (await acts.payments(no)).filter(({ state }) => state === 'PAID')
    expect(paid.map(({ amount, accountEnd }) => [amount, accountEnd])).toEqual([
      ['150000.00', '2101'],
      ['90000.00', '2102'],
      ['60000.00', '2103'],
    ])
  }, 90_000)
})

describe('every other service', () => {
  it.each([
    { id: burialCost.id, service: burialCost, example: burialExample },
    { id: reIntegration.id, service: reIntegration, example: reIntegrationExample },
  ])('has exactly one payee: $id', async ({ service, example: { answers, moves } }) => {
    const no = await approve(service, answers, moves)
    const [row, ...others] = await acts.queued(no)
    const { amount } = await started.portal.db
      .selectFrom('application')
      .select('amount')
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    expect([others, row?.share, Number(row?.amount), row?.accountEnd]).toEqual([
      [],
      10_000,
      Number(amount),
      String(exampleBankAccount['accountNumber']).slice(-4),
    ])
    // Before it is sent to the bank, a single payment is a matter of the accounts section.
    expect(await acts.payments(no)).toEqual([])
  })

  it('has exactly one in medical assistance too, of which there are twenty-one', async () => {
    const rows = await started.portal.db
      .selectFrom('payee')
      .innerJoin('application', 'application.id', 'application_id')
      .select(({ fn }) => ['application.no', fn.countAll<number>().as('n'), fn.sum<string>('share').as('share')])
      .where('service', '=', 'fa-medical-assistance')
      .groupBy('application.no')
      .execute()
    expect([rows.length, rows.filter(({ n, share }) => n !== 1 || Number(share) !== 10_000)]).toEqual([21, []])
  })
})
