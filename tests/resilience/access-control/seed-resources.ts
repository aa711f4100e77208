import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bribeComplaint, complaintForm, photo } from '@wewb/api/content/complaints/complaint-client.test.support.ts'
import { multipartForm } from '@wewb/api/testing/test-applicant.ts'
import type { PortalClient } from '@wewb/api/testing/test-portal.ts'
import { canaries } from './canary-values.ts'
import type { ApplicationJurisdiction } from './permission-actors.ts'
import { seedApplications } from './seed-applications.ts'

export type SeededApplication = ApplicationJurisdiction & { no: string; documentId: string }
export type SeededResources = Awaited<ReturnType<typeof seedResources>>
type Send = ReturnType<typeof senderOf>

const unknownId = '00000000-0000-4000-8000-000000000000'
const [admin, sectionOfficer, maker, checker] = [
  'admin@demo.wewb',
  'so.edu@demo.wewb',
  'acc.maker@demo.wewb',
  'acc.checker@demo.wewb',
]

/** Creates a resource of every type, so that each request has a target. */
export async function seedResources(client: PortalClient, owner: string) {
  const send = senderOf(client)
  const files = await seedApplications(client, owner)
  const first = async (path: string) => (await send(admin, 'GET', path)).list[0]
  const setups = (await send(admin, 'GET', '/setups/scholarship')).list as { setupId: number; state: string }[]
  const circular = (state: string) => String(setups.find((setup) => setup.state === state)?.setupId ?? 0)
  const sessions = (await send(owner, 'GET', '/profile/sessions')) as { id: string; currentYn: string }[]
  return {
    files,
    owner,
    absent: unknownId,
    ...(await seedBatches(send, files.medical.no)),
    ...(await seedComplaint(send)),
    ...(await seedOtherResources(send, owner, files.returnee.no)),
    membershipId: (await send(owner, 'GET', '/memberships/mine')).membershipId as string,
    sessionId: sessions.find(({ currentYn }) => currentYn === 'N')?.id ?? '',
    noticeId: String((await first('/portal-notice')).noticeId),
    newsId: String((await first('/portal-news-highlight')).portalNewsHighlightId),
    messageId: String((await first('/messages')).messageId),
    programId: String((await first('/gms/programs')).programId),
    bookId: String((await send('ad.welfare@demo.wewb', 'GET', '/cheque-books')).list[0].bookId),
    openCircular: circular('OPEN'),
    closedCircular: circular('CLOSED'),
    disabilityCircular: String((await first('/setups/disability')).setupId),
  }
}

/** Sends a request that must succeed, as this user; a visitor has no log-in. */
const senderOf =
  (client: PortalClient) =>
  async (
    login: string | null,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const token = login === null ? undefined : await client.tokenOf(login)
    const response = await client.request(method, path, body, { ...(token && { token }), ...(headers && { headers }) })
    if (response.code !== 200)
      throw new Error(`${login} ${method} ${path}: ${response.code} ${JSON.stringify(response.body)}`)
    return response.body.data
  }

/**
 * A paid batch, with the account of the medical application in its bank file. The demo has a waiting one and a
 * reconciled one.
 */
async function seedBatches(send: Send, applicationNo: string) {
  const { batchNo } = await send(maker, 'POST', '/payments/batches', {
    module: 'fa-medical-assistance',
    applicationNos: [applicationNo],
  })
  const path = `/payments/batches/${batchNo}`
  const { revision, contentSha256 } = await send(checker, 'GET', path)
  await send(checker, 'POST', `${path}/authorise`, {
    adviceNo: `ADV-${batchNo}`,
    adviceDate: toDhakaDate(new Date()),
    contentSha256,
    revision,
  })
  for (let tries = 0; (await send(maker, 'GET', path)).file === null; tries += 1) {
    if (tries > 1000) throw new Error('the bank file was never generated')
    await wait(50)
  }
  const batches = (await send(maker, 'GET', '/payments/batches')).list as { batchNo: string; state: string }[]
  const batchIn = (...states: string[]) => batches.find(({ state }) => states.includes(state))?.batchNo ?? ''
  const returned = batchIn('RETURNED', 'RECONCILED')
  const [taken] = (await send(maker, 'GET', `/payments/batches/${returned}/returns`)).list
  return { sentBatch: batchNo as string, madeBatch: batchIn('MADE'), returned, returnId: String(taken.returnId) }
}

/** An anonymous complaint about the office of Tangail, with an attachment. */
async function seedComplaint(send: Send) {
  const { captchaId } = await send(null, 'GET', '/pub/captcha')
  const complaint = {
    ...bribeComplaint,
    mobile: canaries.complaintPhone.value,
    passportNo: canaries.complaintPassport.value,
    captchaId,
    captcha: '123456',
  }
  const { payload, headers } = complaintForm('complaint', complaint, [{ name: 'Proof', bytes: await photo() }])
  const { ticketNo } = await send(null, 'POST', '/pub/complaints', payload, headers)
  const [attachment] = (await send(sectionOfficer, 'GET', `/complaints/${ticketNo}`)).attachments
  return { ticketNo: ticketNo as string, attachmentId: attachment.attachmentId as string }
}

async function seedOtherResources(send: Send, owner: string, applicationNo: string) {
  const words = {
    subject: 'Closed',
    subjectBng: 'বন্ধ',
    text: 'Offices are closed on Sunday. -WEWB',
    textBng: 'রবিবার অফিস বন্ধ থাকবে। -WEWB',
  }
  const { broadcastId } = await send('editor@demo.wewb', 'POST', '/broadcasts', {
    ...words,
    audience: { kind: 'everyone' },
  })
  const person = {
    full_name: 'Nasrin Akter',
    login_id: 'nasrin@demo.wewb',
    userType: 'STAFF_FIELD',
    officeId: 2,
    roleIds: [3],
  }
  const user = await send(admin, 'POST', '/users', person)
  const role = await send(admin, 'POST', '/roles', { roleName: 'Proven', roleNameBng: 'পরীক্ষিত', userType: 'STAFF_HQ' })
  const page = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = multipartForm('birthCertificate', page)
  const vaultDocument = await send(owner, 'POST', '/family-profile/documents', payload, headers)
  const training = {
    planningDate: toDhakaDate(new Date()),
    serviceTypeId: 'TRAINING',
    serviceProviderId: 'TTC_TANGAIL',
  }
  const referral = await send('wc.tangail@demo.wewb', 'POST', '/acknowledgements', { applicationNo, ...training })
  const savedFilter = { screen: 'general-report', code: 'G01', name: 'Mine', query: {}, defaultYn: 'N' }
  const { filterId } = await send(sectionOfficer, 'POST', '/reports/filters', savedFilter)
  return {
    broadcastId: String(broadcastId),
    userId: String(user.id),
    roleId: String(role.roleId),
    vaultDocument: vaultDocument.documentId as string,
    referralNo: referral.referralNo as string,
    filterId: String(filterId),
  }
}
