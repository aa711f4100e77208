import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { ExampleMove, ServiceExample } from '@wewb/domain/services/definitions/service-example'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { fillInApplication } from '#testing/run-example.ts'
import type { PortalClient, TestPortal } from '#testing/test-portal.ts'

export const [amena, rahim, salma] = ['01700000001', '01700000002', '01700000003']

/** The worker of the example lost his job within six months of his departure. */
const {
  deathDate: _,
  deathCause: __,
  deathCertificate: ___,
  claimantRelation: ____,
  ...living
} = surokkhaExample.answers
export const jobLossAnswers: Answers = {
  ...living,
  personStatus: 'RETURNED_JOBLESS',
  claimantType: 'SELF',
  departureDate: '2026-05-01',
  returnDate: '2026-08-20',
  employerPaidMigrationYn: 'N',
  terminationProof: ['d-1'],
}
const coverSeen = { checkList: ['cover', 'papers', 'no-earlier-claim', 'claimant'] }
/** From the submission to the desk of the director. */
export const jobLossMoves: ExampleMove[] = [
  { by: 'so.edu', move: 'forward', reply: coverSeen },
  { by: 'ad.welfare', move: 'forward', reply: {} },
  { by: 'so.two', move: 'forward', reply: { insurerRef: 'JBC-1', insurerDecision: 'ACCEPTED' } },
]

export const begin = async (portal: PortalClient, login: string, service: ServiceDefinition, answers: Answers) =>
  await fillInApplication(portal, await portal.tokenOf(login), service, answers)

/** Submits without opening the application before, as a phone does that was offline. */
export async function submit(portal: TestPortal, login: string, no: string, language: 'bn' | 'en' = 'en') {
  const { revision } = await getRow(portal, no)
  const token = await portal.tokenOf(login)
  const sent = await portal.post(`/applications/${no}/submit`, { revision }, { token, language })
  return { no, code: sent.code, issues: (bodyOf(sent).issues ?? []) as { path: string; message: string }[] }
}

export const claimAs = async (portal: TestPortal, login: string, service: ServiceDefinition, answers: Answers) =>
  await submit(portal, login, await begin(portal, login, service, answers))

export const act = async (portal: PortalClient, login: string, no: string, action: string, reply: object = {}) => {
  const person = createTestApplicant(portal, await portal.tokenOf(login))
  const revision = await person.revisionOf(no)
  const made = await person.send('POST', `/applications/${no}/actions/${action}`, { reply, revision })
  return { code: made.code, body: bodyOf(made) }
}

export const getRow = (portal: TestPortal, no: string) =>
  portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()

export const getClaim = (portal: TestPortal, no: string) =>
  portal.db
    .selectFrom('claim')
    .innerJoin('application', 'application.id', 'claim.application_id')
    .select(['claim.state', 'claim.amount', 'claim.fiscal_year'])
    .where('application.no', '=', no)
    .executeTakeFirstOrThrow()

/** The moves of an example after the submission, without its last decision. */
export const untilDecision = ({ moves }: ServiceExample): ExampleMove[] => moves.slice(1, -1)
