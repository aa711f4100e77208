import type { AnyContract } from '@wewb/domain/http/contract'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { reports } from '@wewb/domain/reporting/catalogue'
import { multipartForm } from '@wewb/api/testing/test-applicant.ts'
import { canaries } from './canary-values.ts'
import { contractKeyOf } from './all-contracts.ts'
import { paymentBodies } from './payment-bodies.ts'
import type { SeededApplication, SeededResources } from './seed-resources.ts'

const today = toDhakaDate(new Date())
const reason = 'A sentence of more than ten letters.'
const declined = { decision: 'DECLINED', note: reason }
const [tenDaysAgo, inThirtyDays] = [addDays(today, -10), addDays(today, 30)]

/** One request to one resource, and the application it concerns, if any. */
export type PermissionRequest = {
  contract: AnyContract
  key: string
  path: string
  body?: unknown
  form?: Form
  application?: SeededApplication
  needsCaptcha: boolean
}
type Form = { payload: Buffer; headers: Record<string, string> }
type RequestContext = { resources: SeededResources; application: SeededApplication }

/** Requests that name the application in the body or the query, or a document that belongs to it. */
const aboutFiles: Record<string, readonly (keyof SeededResources['files'])[]> = {
  'GET /acknowledgements': ['medical', 'returnee'],
  'POST /acknowledgements': ['medical', 'returnee'],
  'PUT /acknowledgements/:referralNo': ['returnee'],
  'GET /acknowledgements/:referralNo/print': ['returnee'],
  'GET /memberships/:membershipId': ['member'],
  'GET /memberships/:membershipId/card': ['member'],
  'POST /memberships/:membershipId/card-link': ['member'],
  'POST /memberships/:membershipId/new-card': ['member'],
  'POST /application-status-check': ['medical', 'member', 'student'],
  'POST /pub/application-status-check': ['medical', 'member'],
  'POST /desk/actions/:action': ['medical'],
  'POST /family-profile/remember': ['medical', 'student'],
}

/** All variants of a contract's request, with existing ids in the path. */
export function permissionRequestsOf(contract: AnyContract, resources: SeededResources): PermissionRequest[] {
  const key = contractKeyOf(contract)
  const names =
    aboutFiles[key] ??
    (contract.path.includes(':applicationNo')
      ? (Object.keys(resources.files) as (keyof SeededResources['files'])[])
      : undefined)
  const files = names?.map((name) => resources.files[name])
  return (files ?? [undefined]).flatMap((application) => {
    const about = { resources, application: application ?? resources.files.medical }
    const body = bodies[key]?.(about)
    const form = contract.multipart ? (forms[key]?.(about) ?? multipartForm('file', Buffer.from('x'))) : undefined
    return (queries[key]?.(about) ?? ['']).map((query) => ({
      contract,
      key,
      path: pathOf(contract, about) + (query && `?${query}`),
      needsCaptcha: typeof body === 'object' && body !== null && 'captcha' in body,
      ...(contract.method !== 'GET' && contract.method !== 'DELETE' && !form && { body: body ?? {} }),
      ...(form && { form }),
      ...(application && { application }),
    }))
  })
}

/** Throws for a parameter without seeded data, so that a new endpoint is not skipped silently. */
function pathOf({ path }: AnyContract, about: RequestContext): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = valuesAt(path, about)[name]
    if (value === undefined) throw new Error(`no resource seeded for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
}

function valuesAt(path: string, { resources, application }: RequestContext): Record<string, string | undefined> {
  const ids: readonly (readonly [string, string])[] = [
    ['/profile/sessions', resources.sessionId],
    ['/users', resources.userId],
    ['/results/:id/file', resources.closedCircular],
    ['/results', resources.disabilityCircular],
    ['/pub/results', resources.closedCircular],
    ['/setups/disability', resources.disabilityCircular],
    ['/setups', resources.openCircular],
    ['/demo/circulars', resources.closedCircular],
  ]
  return {
    ...(resources as object),
    applicationNo: application.no,
    documentId: path.startsWith('/family-profile') ? resources.vaultDocument : application.documentId,
    id: ids.find(([start]) => path.startsWith(start))?.[1] ?? resources.absent,
    action: 'forward',
    ...Object.fromEntries(
      ['changeId', 'stopId', 'runId', 'holdId', 'paymentId', 'proposalId'].map((name) => [name, '1']),
    ),
    earlierNo: 'OLD-2019-000001',
    step: path.startsWith('/family-profile') ? 'me' : 'worker',
    letter: 'sanction-order',
    batchNo: path.includes('returnId')
      ? resources.returned
      : /authorise|cancel|remove-row/.test(path)
        ? resources.madeBatch
        : resources.sentBatch,
    portalNewsHighlightId: resources.newsId,
    officeId: '7',
    setting_code: 'MEDICAL_MAX',
    valid_from: '2099-01-01',
    validFrom: '2099-01-01',
    day: '2099-01-01',
    mission: 'RUH',
    list: 'country',
    name: 'country',
    code: path.includes('/cross-checks/') ? 'same-account' : path.startsWith('/message-templates') ? 'SUBMITTED' : 'SA',
    sectionId: `${resources.programId}-s1`,
    kind: 'WORKER',
    importId: resources.absent,
    rank: '1',
    service: 'fa-medical-assistance',
    sessionId: resources.sessionId,
  }
}

const training = { planningDate: tenDaysAgo, serviceTypeId: 'TRAINING', serviceProviderId: 'TTC_TANGAIL' }
const titles = { title: 'Proof', titleBng: 'প্রমাণ' }
const phones: Record<string, string> = {
  MED: canaries.medicalPhone.value,
  MEM: canaries.memberPhone.value,
  RIN: canaries.returneePhone.value,
  EDU: '01812345678',
}
const modules: Record<string, string> = {
  MED: 'fa-medical-assistance',
  MEM: 'wewb-membership',
  RIN: 're-integration',
  EDU: 'edu-allowance',
}
const statusOf = ({ no }: SeededApplication) => ({
  moduleCode: modules[no.slice(0, 3)],
  applicationNo: no,
  mobile: phones[no.slice(0, 3)],
})
const captcha = { captchaId: '', captcha: '123456' }

/**
 * Bodies for endpoints that check access after parsing the body; the others are empty, because access is checked
 * first.
 */
const bodies: Record<string, (about: RequestContext) => unknown> = {
  'POST /applications': () => ({ service: 're-integration' }),
  'POST /applications/consent': () => ({ service: 're-integration', applicantMobile: '01711999888' }),
  'PUT /applications/:applicationNo/steps/:step': () => ({ answers: {}, revision: 1 }),
  'POST /applications/:applicationNo/verifications': () => ({ path: 'worker.check', answers: {}, revision: 1 }),
  'POST /applications/:applicationNo/submit': () => ({ revision: 1 }),
  'POST /applications/:applicationNo/actions/:action': () => ({ reply: {}, revision: 1 }),
  'POST /applications/:applicationNo/documents/:documentId/viewings': () => ({ seconds: 1 }),
  'PUT /applications/:applicationNo/check-list': () => ({ answers: {}, revision: 1 }),
  'POST /applications/:applicationNo/cross-checks/:code/reason': () => ({ reason: 'Compared by hand.', revision: 1 }),
  'POST /applications/:applicationNo/claim-waiver': () => ({ reason, revision: 1 }),
  'POST /applications/:applicationNo/claim-waiver/decision': () => ({ ...declined, requestId: 1, revision: 1 }),
  'POST /applications/:applicationNo/claim-exception': () => ({ reason: 'Two different events.', revision: 1 }),
  'POST /applications/:applicationNo/claim-exception/decision': () => ({ ...declined, requestId: 1, revision: 1 }),
  'POST /applications/:applicationNo/notes': () => ({ noteText: 'Called the college.' }),
  'POST /applications/:applicationNo/reassign': () => ({ officeId: 1, reason, revision: 1 }),
  'POST /applications/:applicationNo/edit-permission': () => ({ enabledYn: 'Y', note: 'Please correct the account.' }),
  'POST /applications/:applicationNo/documents/from-box': ({ resources }) => ({
    field: 'nidCopy',
    documentId: resources.vaultDocument,
  }),
  'POST /applications/:applicationNo/instalments/stop': () => ({ reason: 'LEFT_STUDY', note: 'Left the college.' }),
  'POST /memberships/:membershipId/new-card': () => ({ reason: 'LOST' }),
  'POST /acknowledgements': ({ application }) => ({ applicationNo: application.no, ...training }),
  'PUT /acknowledgements/:referralNo': () => ({ ackStatus: 'ACCEPTED', revision: 99 }),
  'POST /application-status-check': ({ application }) => statusOf(application),
  'POST /pub/application-status-check': ({ application }) => ({ ...statusOf(application), ...captcha }),
  'POST /pub/bmet-wewbm-check': () => ({
    searchBy: 'PASSPORT',
    value: canaries.memberPassport.value,
    dateOfBirth: canaries.memberBirth.value,
    ...captcha,
  }),
  'POST /pub/complaints/status': ({ resources }) => ({
    ticketNo: resources.ticketNo,
    mobile: canaries.complaintPhone.value,
  }),
  'POST /pub/download/wewb-membership-card': ({ resources }) => ({
    membershipId: resources.membershipId,
    passportNo: canaries.memberPassport.value,
    dateOfBirth: canaries.memberBirth.value,
    ...captcha,
  }),
  'POST /pub/forget-password': () => ({ loginId: canaries.loginPhone.value, ...captcha }),
  'POST /desk/actions/:action': ({ application }) => ({ applicationNos: [application.no], reply: {}, previewYn: 'Y' }),
  'POST /family-profile/remember': ({ application }) => ({ applicationNo: application.no }),
  'PUT /profile/contact': () => ({ channel: 'SMS' }),
  'POST /profile/contact/email': () => ({ email: 'proof@example.com' }),
  'POST /profile/contact/email/confirm': () => ({ otpToken: 'none', otp: '000000' }),
  'PUT /family-profile/steps/:step': () => ({ answers: {}, revision: 99 }),
  'PUT /results/:id/text': () => ({ ...titles, revision: 999 }),
  'PUT /results/:id/schedule': () => ({ publishAt: `${inThirtyDays}T10:00` }),
  'POST /results': ({ resources }) => ({ setupId: Number(resources.closedCircular), rows: [{}] }),
  'POST /results/:id/changes': () => ({
    version: 1,
    reason: 'A mistake was found.',
    rows: [{ applicationNo: 'DIS-2026-000001', action: 'REMOVE' }],
  }),
  'POST /results/:id/publish': () => ({ version: 1 }),
  'POST /results/:id/changes/:changeId/approve': () => ({ version: 1 }),
  'POST /results/:id/changes/:changeId/reject': () => ({ note: 'The list is right.' }),
  'POST /results/:id/entries/:rank/correct': () => ({ reason: 'A mistake was found.' }),
  'POST /reports/filters': () => ({ screen: 'general-report', code: 'G01', name: 'Proof', query: {}, defaultYn: 'N' }),
  'POST /portal-news-highlight': () => ({
    ...titles,
    details: 'Proof',
    detailsBng: 'প্রমাণ',
    publishFrom: `${tenDaysAgo}T10:00`,
    publishedYn: 'N',
  }),
  'POST /broadcasts/:broadcastId/stop': () => ({ reason: 'A wrong day in the text.' }),
  'POST /broadcasts/preview': () => ({
    subject: 'Closed',
    subjectBng: 'বন্ধ',
    text: 'Closed. -WEWB',
    textBng: 'বন্ধ। -WEWB',
    audience: { kind: 'everyone' },
  }),
  'POST /data-retention/runs/:runId/stop': () => ({ reason }),
  ...paymentBodies,
  'POST /complaints/:ticketNo/action': () => ({ action: 'ASSIGN', revision: 9999 }),
  'POST /calls/search': () => ({ search: canaries.loginPhone.value }),
  'POST /bmet-wewbm-check': () => ({ searchBy: 'PASSPORT', value: canaries.memberPassport.value }),
}

const notice = {
  noticeNumber: 'P-1',
  ...titles,
  details: 'Proof',
  detailsBng: 'প্রমাণ',
  publishFrom: `${tenDaysAgo}T10:00`,
  orderNo: 1,
  activeYn: 'N',
}
const jsonForm = (name: string, value: object): Form => {
  const boundary = 'proof-boundary'
  const payload = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n` +
      `${JSON.stringify(value)}\r\n--${boundary}--\r\n`,
  )
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
const forms: Record<string, (about: RequestContext) => Form> = {
  'POST /portal-notice': () => jsonForm('notice', notice),
  'POST /acknowledgements/documents/:applicationNo': () => multipartForm('documents', Buffer.from('x')),
}

const codesOf = (screen: string) => reports.filter((report) => report.screen === screen).map(({ code }) => code)
const maxPage = 'size=100'
/** Required queries, and the widest filters of lists. */
const queries: Record<string, (about: RequestContext) => string[]> = {
  'GET /applications/:applicationNo/rendered-step': () => ['step=worker&language=bn'],
  'GET /acknowledgements': ({ application }) => [`applicationNo=${application.no}`],
  'GET /pub/captcha/audio': ({ resources }) => [`captchaId=${resources.absent}`],
  'GET /pub/portal-notice-details': ({ resources }) => [`noticeId=${resources.noticeId}`],
  'GET /pub/portal-get-attachment/notice': ({ resources }) => [`noticeId=${resources.noticeId}`],
  'GET /pub/portal-news-highlight-details': ({ resources }) => [`portalNewsHighlightId=${resources.newsId}`],
  'GET /pub/results': () => ['type=EDUCATION', 'type=DISABILITY'],
  'GET /audit-log': () => [maxPage],
  'GET /audit-log/export': () => ['format=csv'],
  'GET /dashboard/files': () => ['code=WAITING'],
  'GET /desk': () => [
    `view=all&${maxPage}`,
    `view=all&search=${canaries.loginPhone.value}`,
    `view=all&search=${canaries.medicalNid.value}`,
  ],
  'GET /users/preview': () => ['roleIds=7'],
  'GET /users': () => [maxPage, `search=${canaries.loginPhone.value}`],
  'GET /messages': () => [maxPage],
  'GET /registry/workers': () => [maxPage, `search=${canaries.memberPassport.value}`],
  'GET /payments/queue': () => [maxPage],
  'GET /payments/batches/:batchNo/file': () => ['format=beftn', 'format=pdf'],
  'GET /reports/general': () =>
    codesOf('general-report')
      .map((code) => `code=${code}&${maxPage}`)
      .concat('code=G01&format=csv'),
  'GET /reports/miscellaneous': () =>
    codesOf('miscellaneous-report')
      .map((code) => `code=${code}&${maxPage}`)
      .concat('code=M01&format=csv'),
  'GET /reports/sms-summary': () => ['mode=summary', `mode=list&${maxPage}`, 'mode=list&format=csv'],
  'DELETE /portal-notice/:noticeId': () => ['revision=99'],
  'DELETE /portal-news-highlight/:portalNewsHighlightId': () => ['revision=99'],
  'DELETE /message-templates/:code': () => ['revision=99'],
}
