import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { ListField } from '@wewb/domain/engine/fields/nested'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { chequeExample, example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { publishDefinition } from '#services/definitions/queries.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import {
  act,
  amena,
  begin,
  claimAs,
  getRow,
  jobLossAnswers,
  jobLossMoves,
  rahim,
  salma,
  submit,
} from './claims.test.support.ts'
import { refillClaims } from './refill-claims.ts'

/** Before the ledger: nothing was claimed once, and the share of a dead heir counted. */
const { claims: _, ...surokkhaBefore } = surokkha
const oldHeirs = (field: ServiceDefinition['steps'][number]['fields'][number]) =>
  field.id === 'heirs'
    ? ({
        ...field,
        addsUp: { field: 'sharePercent', to: 100 },
        fields: (field as ListField).fields.map((inner) => {
          const { when: __, ...always } = inner
          return inner.id === 'sharePercent' || inner.id === 'paidThrough' ? always : inner
        }),
      } as typeof field)
    : field
const financialBefore: ServiceDefinition = {
  ...financialAssistance,
  steps: financialAssistance.steps.map((step) => ({ ...step, fields: step.fields.map(oldHeirs) })),
}
const before = catalogue.map((service) =>
  service.id === surokkha.id ? surokkhaBefore : service.id === financialAssistance.id ? financialBefore : service,
)

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246802' }, before)
})
afterAll(() => portal.stop())

const publish = (service: ServiceDefinition) => portal.db.transaction().execute((tx) => publishDefinition(tx, service))

/** Totals of the ledger and of the applications, by service and state. */
const totals = async () => {
  const { rows } = await sql<{ kind: string; service: string; state: string; n: string; sum: string }>`
    select 'ledger' as kind, service, state, count(*)::text n, coalesce(sum(amount), 0)::text sum
    from claim group by service, state
    union all
    select 'applications', service, case
        when status in ('REJECTED', 'WITHDRAWN') and desk is null then 'RELEASED'
        when approval_status <> 2 then 'CLAIMED'
        when status = 'PAID' or (status = 'CLOSED' and amount is not null) then 'PAID' else 'GRANTED' end as state,
      count(*)::text, coalesce(sum(amount) filter (where approval_status = 2), 0)::text
    from application where status <> 'DRAFT' group by 2, 3
    order by service, state`.execute(portal.db)
  const of = (wanted: string) =>
    rows.filter(({ kind }) => kind === wanted).map(({ service, state, n, sum }) => [service, state, n, Number(sum)])
  return { ledger: of('ledger'), applications: of('applications') }
}

describe('the ledger', () => {
  it('holds every application of the portal with its amount', async () => {
    const submitted = async (login: string, worker: object = {}) =>
      (await claimAs(portal, login, surokkha, { ...jobLossAnswers, ...worker })).no
    const [approved, rejected, withdrawn] = [await submitted(amena), await submitted(rahim), await submitted(salma)]
    await performMoves(portal, amena, approved, jobLossMoves)
    const approval = { approvedAmount: '50000', sanctionMemoNo: 'M-1' }
    expect((await act(portal, 'dir.welfare@demo.wewb', approved, 'approve', approval)).code).toBe(200)
    await performMoves(portal, rahim, rejected, surokkhaExample.rejectionMoves.slice(1))
    expect((await act(portal, salma, withdrawn, 'withdraw')).code).toBe(200)
    await claimAs(portal, amena, burialCost, burialExample.answers)
    const token = await portal.tokenOf('airport.dac@demo.wewb')
    const consent = { service: burialCost.id, applicantMobile: '01911111111' }
    const { otpToken } = (await portal.post('/applications/consent', consent, { token })).body.data
    const behalf = { applicantMobile: '01911111111', consentOtpToken: otpToken, consentOtp: '246802' }
    const atOnce = { ...chequeExample.answers, airwayBillNo: 'AWB-1', passportNo: 'B01010101' }
    const paid = await fillInApplication(portal, token, burialCost, atOnce, behalf)
    await performMoves(portal, 'airport.dac@demo.wewb', paid, chequeExample.moves)
    const { ledger, applications } = await totals()
    expect(ledger).toEqual(applications)
    expect(ledger.map(([, state]) => state)).toEqual(expect.arrayContaining(['CLAIMED', 'GRANTED', 'PAID', 'RELEASED']))
  })

  it('is the same after it was lost in part or whole and filled in again, and once is enough', async () => {
    const entries = async () => ({
      claims: await portal.db.selectFrom('claim').selectAll().orderBy('application_id').execute(),
      keys: await portal.db
        .selectFrom('claim_key')
        .selectAll()
        .orderBy('application_id')
        .orderBy('rule')
        .orderBy('digest')
        .execute(),
    })
    const complete = await entries()
    expect(complete.keys.length).toBeGreaterThan(0)
    // Interrupted in the middle: every second one is missing.
    await portal.db
      .deleteFrom('claim')
      .where(sql<boolean>`application_id % 2 = 0`)
      .execute()
    expect(await refillClaims(portal)).toBeGreaterThan(0)
    expect(await entries()).toEqual(complete)
    await portal.db.deleteFrom('claim').execute()
    const [one, other] = await Promise.all([refillClaims(portal), refillClaims(portal)])
    expect(one + other).toBe(complete.claims.length)
    expect(await entries()).toEqual(complete)
    expect(await refillClaims(portal)).toBe(0)
  })
})

describe('the rules of today', () => {
  it('count for a draft of an older form, and for applications that came before the rule', async () => {
    const draft = await begin(portal, rahim, surokkha, jobLossAnswers)
    const version = (await getRow(portal, draft)).version
    await publish(surokkha)
    // The policy has paid already, when nothing was claimed once.
    const refused = await submit(portal, rahim, draft)
    expect([refused.code, refused.issues.map(({ path }) => path)]).toEqual([422, ['personStatus']])
    expect((await getRow(portal, draft)).version).toBe(version)
    expect(await refillClaims(portal)).toBe(3)
    await portal.db.updateTable('claim').set({ state: 'RELEASED' }).where('service', '=', surokkha.id).execute()
    expect(await submit(portal, rahim, draft)).toMatchObject({ code: 200 })
    expect((await getRow(portal, draft)).version).toBe(version + 1)
  })

  it('rejects a form of any version whose only heir is dead', async () => {
    const [widow] = financialExample.answers['heirs'] as [object]
    const heirs = [{ ...widow, aliveYn: 'N', sharePercent: 100 }]
    const draft = await begin(portal, amena, financialAssistance, { ...financialExample.answers, heirs })
    await publish(financialAssistance)
    const refused = await submit(portal, amena, draft)
    expect([refused.code, refused.issues]).toMatchObject([
      422,
      [{ path: 'heirs', message: expect.stringContaining('All heirs are marked as dead.') }],
    ])
    expect((await submit(portal, amena, draft, 'bn')).issues[0]?.message).toContain('সব ওয়ারিশ মৃত লেখা আছে')
  })
})
