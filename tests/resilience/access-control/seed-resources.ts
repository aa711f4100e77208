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
type Does = ReturnType<typeof doerOf>

const absent = '00000000-0000-4000-8000-000000000000'
const [admin, section, maker, checker] = [
  'admin@demo.wewb',
  'so.edu@demo.wewb',
  'acc.maker@demo.wewb',
  'acc.checker@demo.wewb',
]

/** Creates a resource of every type, so that each request has a target. */
export async function seedResources(reached: PortalClient, owner: string) {
  const does = doerOf(reached)
  const files = await seedApplications(reached, owner)
  const first = async (path: string) => (await does(admin, 'GET', path)).list[0]
  const setups = (await does(admin, 'GET', '/setups/scholarship')).list as { setupId: number; state: string }[]
  const circular = (state: string) => String(setups.find((setup) => setup.state === state)?.setupId ?? 0)
  const sessions = (await does(owner, 'GET', '/profile/sessions')) as { id: string; currentYn: string }[]
  return {
    files,
    owner,
    absent,
    ...(await seedBatches(does, files.medical.no)),
    ...(await seedComplaint(does)),
    ...(await seedSmallThings(does, owner, files.returnee.no)),
    membershipId: (await does(owner, 'GET', '/memberships/mine')).membershipId as string,
    sessionId: sessions.find(({ currentYn }) => currentYn === 'N')?.id ?? '',
    noticeId: String((await first('/portal-notice')).noticeId),
    newsId: String((await first('/portal-news-highlight')).portalNewsHighlightId),
    messageId: String((await first('/messages')).messageId),
    programId: String((await first('/gms/programs')).programId),
    bookId: String((await does('ad.welfare@demo.wewb', 'GET', '/cheque-books')).list[0].bookId),
    openCircular: circular('OPEN'),
    closedCircular: circular('CLOSED'),
    disabilityCircular: String((await first('/setups/disability')).setupId),
  }
}

/** Sends a request that must succeed, as this user; a visitor has no log-in. */
const doerOf =
  (reached: PortalClient) =>
  async (
    login: string | null,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const token = login === null ? undefined : await reached.tokenOf(login)
    const answer = await reached.request(method, path, body, { ...(token && { token }), ...(headers && { headers }) })
    if (answer.code !== 200)
      throw new Error(`${login} ${method} ${path}: ${answer.code} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }

/**
 * A paid batch, with the account of the medical application in its bank file. The demo has a waiting one and a
 * reconciled one.
 */
async function seedBatches(does: Does, applicationNo: string) {
  const { batchNo } = await does(maker, 'POST', '/payments/batches', {
    module: 'fa-medical-assistance',
    applicationNos: [applicationNo],
  })
  const path = `/payments/batches/${batchNo}`
  const { revision } = await does(checker, 'GET', path)
  await does(checker, 'POST', `${path}/authorise`, {
    adviceNo: `ADV-${batchNo}`,
    adviceDate: toDhakaDate(new Date()),
    revision,
  })
  for (let tries = 0; (await does(maker, 'GET', path)).file === null; tries += 1) {
    if (tries > 1000) throw new Error('the bank file was never made')
    await wait(50)
  }
  const batches = (await does(maker, 'GET', '/payments/batches')).list as { batchNo: string; state: string }[]
  const batchIn = (...states: string[]) => batches.find(({ state }) => states.includes(state))?.batchNo ?? ''
  const returned = batchIn('RETURNED', 'RECONCILED')
  const [taken] = (await does(maker, 'GET', `/payments/batches/${returned}/returns`)).list
  return { sentBatch: batchNo as string, madeBatch: batchIn('MADE'), returned, returnId: String(taken.returnId) }
}

/** An anonymous complaint about the office of Tangail, with an attachment. */
async function seedComplaint(does: Does) {
  const { captchaId } = await does(null, 'GET', '/pub/captcha')
  const complaint = {
    ...bribeComplaint,
    mobile: canaries.complaintPhone.value,
    passportNo: canaries.complaintPassport.value,
    captchaId,
    captcha: '123456',
  }
  const { payload, headers } = complaintForm('complaint', complaint, [{ name: 'Proof', bytes: await photo() }])
  const { ticketNo } = await does(null, 'POST', '/pub/complaints', payload, headers)
  const [attachment] = (await does(section, 'GET', `/complaints/${ticketNo}`)).attachments
  return { ticketNo: ticketNo as string, attachmentId: attachment.attachmentId as string }
}

async function seedSmallThings(does: Does, owner: string, applicationNo: string) {
  const words = {
    subject: 'Closed',
    subjectBng: 'বন্ধ',
    text: 'Offices are closed on Sunday. -WEWB',
    textBng: 'রবিবার অফিস বন্ধ থাকবে। -WEWB',
  }
  const { broadcastId } = await does('editor@demo.wewb', 'POST', '/broadcasts', {
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
  const user = await does(admin, 'POST', '/users', person)
  const role = await does(admin, 'POST', '/roles', { roleName: 'Proven', roleNameBng: 'পরীক্ষিত', userType: 'STAFF_HQ' })
  const page = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = multipartForm('birthCertificate', page)
  const box = await does(owner, 'POST', '/family-profile/documents', payload, headers)
  const training = {
    planningDate: toDhakaDate(new Date()),
    serviceTypeId: 'TRAINING',
    serviceProviderId: 'TTC_TANGAIL',
  }
  const referral = await does('wc.tangail@demo.wewb', 'POST', '/acknowledgements', { applicationNo, ...training })
  const stored = { screen: 'general-report', code: 'G01', name: 'Mine', query: {}, defaultYn: 'N' }
  const { filterId } = await does(section, 'POST', '/reports/filters', stored)
  return {
    broadcastId: String(broadcastId),
    userId: String(user.id),
    roleId: String(role.roleId),
    boxDocument: box.documentId as string,
    referralNo: referral.referralNo as string,
    filterId: String(filterId),
  }
}
