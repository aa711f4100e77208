import type { Permission } from '../../domain/src/access/actions.ts'
import type { RoleCode } from '../../domain/src/access/roles.ts'
import { screenOfService } from '../../domain/src/access/service-screen.ts'
import { findReport } from '../../domain/src/reports/catalogue.ts'
import type { ReportScreen } from '../../domain/src/reports/report.ts'
import type { Call } from './permission-calls.ts'
import { holds, isApplicant, sightOf, type Asker, type Sight } from './permission-people.ts'

/**
 * How a call must end: `done` (200), `found` (anything but that the thing is not there), `open` (whatever the rest of the request
 * deserves), or one of these statuses exactly.
 */
export type Expected = 'done' | 'found' | 'open' | readonly number[]

type Asking = { asker: Asker; sight: Sight; call: Call }
type Rule = (asking: Asking) => Expected

const unknown = [404]
const forbidden = [403]

/** Who may not see the file is told that it does not exist. */
const seen = (expected: Expected): Rule => ({ sight }) => (sight === 'none' ? unknown : expected) // prettier-ignore
/** What only its writer may do with a form; to everybody else there is no such form. */
const written: Rule = ({ sight }) => (sight === 'owner' ? 'found' : unknown)
const needs =
  (...permissions: Permission[]): Rule =>
  ({ asker }) =>
    permissions.some((permission) => holds(asker, permission)) ? 'open' : forbidden
const only =
  (roles: readonly (RoleCode | null)[], expected: Expected, otherwise: Expected): Rule =>
  ({ asker }) =>
    roles.includes(asker.role) ? expected : otherwise
const staffOnly =
  (rule: Rule): Rule =>
  (asking) =>
    isApplicant(asking.asker) ? forbidden : rule(asking)
/** A family's own profile: staff have none, and nobody has another's. */
const family =
  (own: Expected, others: Expected): Rule =>
  ({ asker, sight }) =>
    !isApplicant(asker) ? forbidden : sight === 'owner' ? own : others
const refers: Rule = ({ asker, sight }) =>
  sight === 'none' ? unknown : (asker.role === 'WC_OFFICER' || asker.role === 'SECTION_OFFICER') && sight === 'whole' ? 'found' : forbidden
const wholeOnly = (expected: Expected, masked: Expected): Rule => ({ sight }) => sight === 'none' ? unknown : sight === 'masked' ? masked : expected // prettier-ignore

const results = (action: 'view' | 'edit' | 'publish' | 'create' | 'print'): Rule => needs(`disability-alw-result:${action}`)
/** To take a report along is a permission of its own, and some count what only few may see. */
const reported =
  (screen: ReportScreen): Rule =>
  ({ asker, call }) => {
    const { needs: needed, services } = findReport(screen, /code=(\w+)/.exec(call.path)?.[1] ?? '') ?? {}
    const isAllowed = [
      needed === undefined || holds(asker, needed),
      services === undefined || services.some((service) => holds(asker, `${screenOfService(service).id}:view`)),
      !call.path.includes('format=csv') || holds(asker, `${screen}:export`),
    ]
    return isAllowed.every(Boolean) ? 'open' : forbidden
  }
/** It is about the office of Tangail, and whoever complained stays unknown. */
const judges: readonly RoleCode[] = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR']

/**
 * What a contract cannot say, because it depends on whose file it is, on the office, or on who acted before. Written from
 * domain/4-access.md and SECURITY.md; what is not here is ruled by the permission that the contract names.
 */
export const rules: Readonly<Record<string, Rule>> = {
  // Whose file it is
  'GET /applications/:applicationNo': seen('done'),
  'GET /applications/:applicationNo/print': seen('done'),
  'GET /applications/:applicationNo/messages': seen('done'),
  'GET /applications/:applicationNo/calls': staffOnly(seen('done')),
  'GET /applications/:applicationNo/letter': seen('open'),
  'GET /applications/:applicationNo/letters/:letter': seen('open'),
  'GET /applications/:applicationNo/documents/:documentId': wholeOnly('done', forbidden),
  'GET /cases/:applicationNo': seen('done'),
  'GET /acknowledgements': seen('done'),
  'GET /acknowledgements/:referralNo/print': seen('done'),
  'POST /acknowledgements': refers,
  'POST /acknowledgements/documents/:applicationNo': refers,
  'PUT /acknowledgements/:referralNo': refers,
  'POST /application-status-check': seen('done'),
  'GET /applications/:applicationNo/drawn-step': ({ sight, call }) => sight === 'owner' && call.file?.isDraft ? 'done' : unknown,
  'PUT /applications/:applicationNo/steps/:step': written,
  'POST /applications/:applicationNo/submit': written,
  'POST /applications/:applicationNo/documents': ({ sight }) => sight === 'owner' ? 'open' : unknown,
  'POST /applications/:applicationNo/pieces': ({ sight }) => sight === 'owner' ? 'open' : unknown,
  'POST /applications/:applicationNo/documents/from-box': (asking) => isApplicant(asking.asker) ? written(asking) : [403, 404],
  'POST /applications/:applicationNo/verifications': ({ sight }) => sight === 'owner' ? 'open' : unknown,
  'POST /applications/:applicationNo/renewal': written,
  'DELETE /applications/:applicationNo/documents/:documentId': written,
  'DELETE /applications/:applicationNo': seen('found'),
  'POST /applications/:applicationNo/take': seen('found'),
  'POST /applications/:applicationNo/release': seen('found'),
  'POST /applications/:applicationNo/edit-permission': seen('found'),
  'POST /applications/:applicationNo/actions/:action': seen('found'),
  'POST /applications/:applicationNo/actions/:action/documents': seen('open'),
  'DELETE /applications/:applicationNo/actions/:action/documents/:documentId': seen('open'),
  // Only the lists that are published have instalments to stop.
  'POST /applications/:applicationNo/instalments/stop': ({ asker, sight, call }) =>
    sight === 'none' || call.file?.screen !== 'education-allowance' ? unknown : asker.role === 'DIRECTOR' ? 'found' : forbidden,

  // Whose membership
  'GET /memberships/:membershipId': seen('done'),
  'GET /memberships/:membershipId/card': wholeOnly('done', unknown),
  'POST /memberships/:membershipId/card-link': wholeOnly('done', unknown),
  'POST /memberships/:membershipId/new-card': ({ asker, sight }) =>
    sight === 'owner' || (sight !== 'none' && holds(asker, 'membership:edit')) ? 'found' : unknown,

  // Whose family
  'GET /family-profile': family('done', 'done'),
  'PUT /family-profile/steps/:step': family('found', 'found'),
  'POST /family-profile/documents': family('open', 'open'),
  'GET /family-profile/documents/:documentId': family('done', unknown),
  'DELETE /family-profile/documents/:documentId': family('done', unknown),
  'POST /family-profile/remember': family('found', unknown),

  // Whose session, whose filter
  'DELETE /profile/sessions/:id': ({ sight }) => (sight === 'owner' ? 'done' : unknown),
  'GET /profile/device-key': family('done', 'done'),
  'DELETE /reports/filters/:filterId': ({ asker }) => (asker.login === 'so.edu@demo.wewb' ? 'done' : unknown),
  'POST /reports/filters': needs('general-report:view'),
  // There is none to send a code for.
  'POST /profile/second-factor/send': () => forbidden,

  // Who enters for whom
  'POST /applications': needs('re-integration:create'),
  'POST /applications/consent': staffOnly(needs('re-integration:create')),
  'GET /desk': staffOnly(() => 'done'),
  'POST /desk/actions/:action': staffOnly(() => 'open'),
  'GET /dashboard/files': () => 'open',

  // The office that a complaint is about is blind to it, and others hear of what they handle.
  'GET /complaints/:ticketNo': only([...judges, 'AUDITOR'], 'done', unknown),
  'POST /complaints/:ticketNo/action': only([...judges, 'AUDITOR'], 'found', unknown),
  'GET /complaints/:ticketNo/attachments/:attachmentId': only(judges, 'done', unknown),

  // Screens that are seen by many and worked on by few
  'POST /portal-notice': needs('notice-form:create'),
  'POST /portal-news-highlight': needs('highlight-news:create'),
  'GET /portal-notice/:noticeId/attachment': () => 'open',
  'POST /payments/batches/:batchNo/authorise': needs('payment-batch:approve', 'payment-batch:pay'),
  // Its writer, or who may let it go; once it is stopped it cannot be stopped again.
  'POST /broadcasts/:broadcastId/stop': only(['CONTENT_EDITOR', 'DIRECTOR'], 'open', [403, 409]),
  'GET /results': needs('scholarship-result:view', 'disability-alw-result:view'),
  'GET /results/:id': results('view'),
  'GET /results/:id/plan': results('view'),
  'GET /results/:id/entries': results('view'),
  'GET /results/:id/list.pdf': ({ asker }) =>
    asker.role === 'AUDITOR' || judges.some((role) => role === asker.role) ? 'open' : forbidden,
  'GET /results/:id/file/template': results('create'),
  'POST /results/:id/file': results('create'),
  'POST /results/:id/file/:importId/confirm': results('create'),
  'PUT /results/:id/text': needs('disability-alw-result:edit', 'disability-alw-result:publish'),
  'PUT /results/:id/schedule': results('publish'),
  'DELETE /results/:id/schedule': results('publish'),
  'POST /results/:id/publish': results('publish'),
  'POST /results/:id/entries/:rank/correct': results('publish'),
  'GET /setups/scholarship/:id/merit-list': () => 'open',
  'GET /reports/general': reported('general-report'),
  'GET /reports/miscellaneous': reported('miscellaneous-report'),
  'GET /reports/sms-summary': reported('sms-module-summary-report'),

  // Nothing of theirs was read in
  'GET /registry/imports/:id': () => 'open',
  'GET /registry/imports/:id/errors.csv': () => 'open',
} // prettier-ignore

export function expects(asker: Asker, call: Call, owner: string): Expected {
  const { opensTo, method } = call.contract
  if (opensTo === 'anyone') return 'open'
  if (asker.role === null) return [401]
  if (opensTo !== 'signed-in' && !holds(asker, opensTo)) return forbidden
  const sight = call.file ? sightOf(asker, call.file) : asker.login === owner ? 'owner' : 'none'
  return rules[call.key]?.({ asker, sight, call }) ?? (method === 'GET' ? 'done' : 'open')
}

export function isAsExpected(status: number, expected: Expected): boolean {
  if (status >= 500) return false
  if (typeof expected === 'object') return expected.includes(status)
  if (expected === 'done') return status === 200
  return status !== 401 && status !== 403 && (expected === 'open' || status !== 404)
}
