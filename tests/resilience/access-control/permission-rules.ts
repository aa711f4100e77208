import type { Permission } from '@wewb/domain/access/actions'
import type { RoleCode } from '@wewb/domain/access/roles'
import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { findReport } from '@wewb/domain/reporting/catalogue'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import type { PermissionRequest } from './permission-requests.ts'
import { hasPermission, isApplicant, visibilityOf, type PermissionActor, type Visibility } from './permission-actors.ts'

/**
 * Expected outcome: `done` (200), `found` (anything but not found), `open` (depends on the rest of the request), or
 * exactly one of these statuses.
 */
export type ExpectedOutcome = 'done' | 'found' | 'open' | readonly number[]

type Asking = { asker: PermissionActor; sight: Visibility; call: PermissionRequest }
type Rule = (asking: Asking) => ExpectedOutcome

const unknown = [404]
const forbidden = [403]

/** Without access to the application, the response is the same as for an unknown one. */
const seen =
  (expected: ExpectedOutcome): Rule =>
  ({ sight: visibility }) =>
    visibility === 'none' ? unknown : expected
/** Only for the author of a form; for others it does not exist. */
const written: Rule = ({ sight: visibility }) => (visibility === 'owner' ? 'found' : unknown)
const needs =
  (...permissions: Permission[]): Rule =>
  ({ asker }) =>
    permissions.some((permission) => hasPermission(asker, permission)) ? 'open' : forbidden
const only =
  (roles: readonly (RoleCode | null)[], expected: ExpectedOutcome, otherwise: ExpectedOutcome): Rule =>
  ({ asker }) =>
    roles.includes(asker.role) ? expected : otherwise
const staffOnly =
  (rule: Rule): Rule =>
  (asking) =>
    isApplicant(asking.asker) ? forbidden : rule(asking)
/** A person's own family profile: staff have none, and nobody can access another's. */
const family =
  (own: ExpectedOutcome, others: ExpectedOutcome): Rule =>
  ({ asker, sight: visibility }) =>
    !isApplicant(asker) ? forbidden : visibility === 'owner' ? own : others
const refers: Rule = ({ asker, sight: visibility }) =>
  visibility === 'none'
    ? unknown
    : (asker.role === 'WC_OFFICER' || asker.role === 'SECTION_OFFICER') && visibility === 'whole'
      ? 'found'
      : forbidden
const wholeOnly =
  (expected: ExpectedOutcome, masked: ExpectedOutcome): Rule =>
  ({ sight: visibility }) =>
    visibility === 'none' ? unknown : visibility === 'masked' ? masked : expected

const results = (action: 'view' | 'edit' | 'publish' | 'create' | 'print'): Rule =>
  needs(`disability-alw-result:${action}`)
/** Export is a separate permission, and some reports need further ones. */
const reported =
  (screen: ReportScreen): Rule =>
  ({ asker, call }) => {
    const { needs: needed, services } = findReport(screen, /code=(\w+)/.exec(call.path)?.[1] ?? '') ?? {}
    const isAllowed = [
      needed === undefined || hasPermission(asker, needed),
      services === undefined ||
        services.some((service) => hasPermission(asker, `${getServiceScreen(service).id}:view`)),
      !call.path.includes('format=csv') || hasPermission(asker, `${screen}:export`),
    ]
    return isAllowed.every(Boolean) ? 'open' : forbidden
  }
/** Roles that may handle the seeded complaint, which is anonymous and about the office of Tangail. */
const judges: readonly RoleCode[] = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR']

/**
 * Rules that a contract cannot express, because they depend on the owner, the office or earlier actions. Written from
 * docs/domain/roles.md and docs/security.md; other endpoints follow the permission of their contract.
 */
export const permissionRules: Readonly<Record<string, Rule>> = {
  // Access to an application
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
  'GET /applications/:applicationNo/drawn-step': ({ sight: visibility, call }) =>
    visibility === 'owner' && call.file?.isDraft ? 'done' : unknown,
  'PUT /applications/:applicationNo/steps/:step': written,
  'POST /applications/:applicationNo/submit': written,
  'POST /applications/:applicationNo/documents': ({ sight: visibility }) => (visibility === 'owner' ? 'open' : unknown),
  'POST /applications/:applicationNo/pieces': ({ sight: visibility }) => (visibility === 'owner' ? 'open' : unknown),
  'POST /applications/:applicationNo/documents/from-box': (asking) =>
    isApplicant(asking.asker) ? written(asking) : [403, 404],
  'POST /applications/:applicationNo/verifications': ({ sight: visibility }) =>
    visibility === 'owner' ? 'open' : unknown,
  'POST /applications/:applicationNo/renewal': written,
  'DELETE /applications/:applicationNo/documents/:documentId': written,
  'DELETE /applications/:applicationNo': seen('found'),
  'POST /applications/:applicationNo/take': seen('found'),
  'POST /applications/:applicationNo/release': seen('found'),
  'POST /applications/:applicationNo/edit-permission': seen('found'),
  'POST /applications/:applicationNo/actions/:action': seen('found'),
  'POST /applications/:applicationNo/actions/:action/documents': seen('open'),
  'DELETE /applications/:applicationNo/actions/:action/documents/:documentId': seen('open'),
  // Only services with published results have instalments to stop.
  'POST /applications/:applicationNo/instalments/stop': ({ asker, sight: visibility, call }) =>
    visibility === 'none' || call.file?.screen !== 'education-allowance'
      ? unknown
      : asker.role === 'DIRECTOR'
        ? 'found'
        : forbidden,

  // Access to a membership
  'GET /memberships/:membershipId': seen('done'),
  'GET /memberships/:membershipId/card': wholeOnly('done', unknown),
  'POST /memberships/:membershipId/card-link': wholeOnly('done', unknown),
  'POST /memberships/:membershipId/new-card': ({ asker, sight: visibility }) =>
    visibility === 'owner' || (visibility !== 'none' && hasPermission(asker, 'membership:edit')) ? 'found' : unknown,

  // Access to a family profile
  'GET /family-profile': family('done', 'done'),
  'PUT /family-profile/steps/:step': family('found', 'found'),
  'POST /family-profile/documents': family('open', 'open'),
  'GET /family-profile/documents/:documentId': family('done', unknown),
  'DELETE /family-profile/documents/:documentId': family('done', unknown),
  'POST /family-profile/remember': family('found', unknown),

  // Own sessions and filters
  'DELETE /profile/sessions/:id': ({ sight: visibility }) => (visibility === 'owner' ? 'done' : unknown),
  'GET /profile/device-key': family('done', 'done'),
  'DELETE /reports/filters/:filterId': ({ asker }) => (asker.login === 'so.edu@demo.wewb' ? 'done' : unknown),
  'POST /reports/filters': needs('general-report:view'),
  // No second factor is set up, so no code can be sent.
  'POST /profile/second-factor/send': () => forbidden,

  // Applications entered on behalf of others
  'POST /applications': needs('re-integration:create'),
  'POST /applications/consent': staffOnly(needs('re-integration:create')),
  'GET /desk': staffOnly(() => 'done'),
  'POST /desk/actions/:action': staffOnly(() => 'open'),
  'GET /dashboard/files': () => 'open',

  // The accused office cannot see a complaint; other offices see those they handle.
  'GET /complaints/:ticketNo': only([...judges, 'AUDITOR'], 'done', unknown),
  'POST /complaints/:ticketNo/action': only([...judges, 'AUDITOR'], 'found', unknown),
  'GET /complaints/:ticketNo/attachments/:attachmentId': only(judges, 'done', unknown),

  // Screens that many may view and few may edit
  'POST /portal-notice': needs('notice-form:create'),
  'POST /portal-news-highlight': needs('highlight-news:create'),
  'GET /portal-notice/:noticeId/attachment': () => 'open',
  'POST /payments/batches/:batchNo/authorise': needs('payment-batch:approve', 'payment-batch:pay'),
  // For its author, or for people who may approve it; a stopped broadcast cannot be stopped again.
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

  // No import of theirs exists
  'GET /registry/imports/:id': () => 'open',
  'GET /registry/imports/:id/errors.csv': () => 'open',
}

export function expectedOutcomeOf(asker: PermissionActor, call: PermissionRequest, owner: string): ExpectedOutcome {
  const { access, method } = call.contract
  if (access === 'anyone') return 'open'
  if (asker.role === null) return [401]
  if (access !== 'signed-in' && !hasPermission(asker, access)) return forbidden
  const visibility = call.file ? visibilityOf(asker, call.file) : asker.login === owner ? 'owner' : 'none'
  return permissionRules[call.key]?.({ asker, sight: visibility, call }) ?? (method === 'GET' ? 'done' : 'open')
}

export function isAsExpected(status: number, expected: ExpectedOutcome): boolean {
  if (status >= 500) return false
  if (typeof expected === 'object') return expected.includes(status)
  if (expected === 'done') return status === 200
  return status !== 401 && status !== 403 && (expected === 'open' || status !== 404)
}
