import { createTestApplicant, bodyOf, multipartForm } from '@wewb/api/testing/test-applicant.ts'
import type { PortalClient } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { ServiceExample } from '@wewb/domain/services/definitions/service-example'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { portalClientOf } from '#resilience/test-environment/portal-client.ts'
import { xssPayloads } from './xss-payloads.ts'
import { replaceTexts, createPayloadWriter, type PayloadCounts } from './save-payloads.ts'

/**
 * Submits an application with payloads in its answers, decided by officers with payloads in their notes. Returns its
 * number.
 */
export async function applyWithPayloads(
  environment: TestEnvironment,
  { service, example, login }: { service: ServiceDefinition; example: ServiceExample; login: string },
  tally: PayloadCounts,
): Promise<string> {
  const portal = portalClientOf(environment)
  const token = await portal.tokenOf(login)
  const position = { next: 0 }
  // Fields that a register confirms only accept its values.
  const refused = new Set(['worker', 'bank'])
  for (let tries = 0; tries < 4; tries += 1) {
    const { write, written } = createPayloadWriter(refused, position)
    const no = await fillInApplication(portal, token, service, replaceTexts(example.answers, write))
    const sent = await createTestApplicant(portal, token).submit(no)
    if (sent.code === 200) {
      tally.accepted += written.size
      tally.refused += refused.size
      await decide(portal, login, no, example, tally)
      return no
    }
    const issuePaths = bodyOf(sent).issues?.map(({ path }) => path) ?? []
    if (issuePaths.length === 0) throw new Error(`${service.id} was not submitted: ${JSON.stringify(sent.body)}`)
    for (const path of issuePaths) refused.add(path)
    // Rejected applications remain as drafts, which display the payloads too.
  }
  throw new Error(`${service.id} was not submitted`)
}

/** The moves of the example after the first, with payloads in the notes, or without where they are rejected. */
async function decide(
  portal: PortalClient,
  login: string,
  no: string,
  { rejectionMoves }: ServiceExample,
  tally: PayloadCounts,
) {
  const position = { next: 3 }
  for (const move of rejectionMoves.slice(1)) {
    const { write, written } = createPayloadWriter(new Set(), position)
    try {
      await performMoves(portal, login, no, [{ ...move, reply: replaceTexts(move.reply, write) }])
      tally.accepted += written.size
    } catch {
      tally.refused += written.size
      await performMoves(portal, login, no, [move])
    }
  }
}

/** Uploads a document for each payload, with the payload as file name. */
export async function uploadWithPayloadNames(
  environment: TestEnvironment,
  applicationNo: string,
  field: string,
  login: string,
  bytes: Buffer,
  tally: PayloadCounts,
) {
  const portal = portalClientOf(environment)
  const person = createTestApplicant(portal, await portal.tokenOf(login))
  for (const payload of xssPayloads) {
    const { payload: form, headers } = multipartForm(field, bytes, `${payload.replaceAll('"', '%22')}.jpg`)
    const { code } = await person.send('POST', `/applications/${applicationNo}/documents`, form, headers)
    if (code !== 200) throw new Error(`a document named ${payload} returned ${code}`)
    tally.accepted += 1
  }
}

const complaint = {
  complaintTypeId: 'BRIBE',
  officeTypeId: 'RECRUITING_AGENCY',
  defender: 'An agency',
  employeeName: 'An officer',
  subject: 'টাকা চেয়েছে',
  description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'Salma Khatun',
  mobile: '01912345678',
  address: 'Kartia, Tangail',
  anonymousYn: 'N',
}

/** Sends the complaint, a second time with valid text in the fields that rejected their payloads. */
async function sendComplaint(
  environment: TestEnvironment,
  refused: Set<string>,
  tally: PayloadCounts,
): Promise<string> {
  const { write, written } = createPayloadWriter(refused, { next: 0 })
  const answers: Answers = replaceTexts(complaint, write)
  const { captchaId } = (await environment.request('GET', '/pub/captcha')).body.data
  const form = new FormData()
  const description = `${String(answers['description'])} and twenty letters more`
  form.set('complaint', JSON.stringify({ ...answers, description, captchaId, captcha: '123456' }))
  const { status, body } = await environment.request('POST', '/pub/complaints', { form })
  if (status === 200) {
    tally.accepted += written.size
    tally.refused += refused.size
    return body.data.ticketNo
  }
  const paths: string[] = body.issues?.map(({ path }: { path: string }) => path) ?? []
  if (refused.size > 0 || paths.length === 0) throw new Error(`a complaint returned ${status} ${JSON.stringify(body)}`)
  return sendComplaint(environment, new Set(paths), tally)
}

/** Submits a complaint with payloads, and an officer's question with payloads. Returns its ticket number. */
export async function submitComplaintWithPayloads(environment: TestEnvironment, tally: PayloadCounts): Promise<string> {
  const ticketNo = await sendComplaint(environment, new Set(), tally)
  const token = await environment.tokenOf('ad.welfare@demo.wewb')
  const { revision } = (await environment.request('GET', `/complaints/${ticketNo}`, { token })).body.data
  const reply = { noteBng: `ক ${xssPayloads[1]}`, note: xssPayloads[9] }
  const request = await environment.request('POST', `/complaints/${ticketNo}/action`, {
    token,
    body: { action: 'ASK_INFO', revision, ...reply },
  })
  if (request.status === 200) tally.accepted += 2
  else tally.refused += 2
  return ticketNo
}
