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

type RuleContext = { actor: PermissionActor; visibility: Visibility; request: PermissionRequest }
type Rule = (request: RuleContext) => ExpectedOutcome

const unknown = [404]
const forbidden = [403]

/** Without access to the application, the response is the same as for an unknown one. */
const ifVisible =
  (expected: ExpectedOutcome): Rule =>
  ({ visibility }) =>
    visibility === 'none' ? unknown : expected
/** Only for the author of a form; for others it does not exist. */
const ifOwner: Rule = ({ visibility }) => (visibility === 'owner' ? 'found' : unknown)
const withPermission =
  (...permissions: Permission[]): Rule =>
  ({ actor }) =>
    permissions.some((permission) => hasPermission(actor, permission)) ? 'open' : forbidden
const only =
  (roles: readonly (RoleCode | null)[], expected: ExpectedOutcome, otherwise: ExpectedOutcome): Rule =>
  ({ actor }) =>
    roles.includes(actor.role) ? expected : otherwise
const staffOnly =
  (rule: Rule): Rule =>
  (request) =>
    isApplicant(request.actor) ? forbidden : rule(request)
/** A person's own family profile: staff have none, and nobody can access another's. */
const family =
  (own: ExpectedOutcome, others: ExpectedOutcome): Rule =>
  ({ actor, visibility }) =>
    !isApplicant(actor) ? forbidden : visibility === 'owner' ? own : others
const refers: Rule = ({ actor, visibility }) =>
  visibility === 'none'
    ? unknown
    : (actor.role === 'WC_OFFICER' || actor.role === 'SECTION_OFFICER') && visibility === 'whole'
      ? 'found'
      : forbidden
const forUnmaskedAccess =
  (expected: ExpectedOutcome, masked: ExpectedOutcome): Rule =>
  ({ visibility }) =>
    visibility === 'none' ? unknown : visibility === 'masked' ? masked : expected

const results = (action: 'view' | 'verify' | 'approve' | 'edit' | 'publish' | 'create' | 'print'): Rule =>
  withPermission(`disability-alw-result:${action}`)
/** Export is a separate permission, and some reports need further ones. */
const reported =
  (screen: ReportScreen): Rule =>
  ({ actor, request }) => {
    const { needs: requiredPermission, services } = findReport(screen, /code=(\w+)/.exec(request.path)?.[1] ?? '') ?? {}
    const isAllowed = [
      requiredPermission === undefined || hasPermission(actor, requiredPermission),
      services === undefined ||
        services.some((service) => hasPermission(actor, `${getServiceScreen(service).id}:view`)),
      !request.path.includes('format=csv') || hasPermission(actor, `${screen}:export`),
    ]
    return isAllowed.every(Boolean) ? 'open' : forbidden
  }
/** Roles that may handle the seeded complaint, which is anonymous and about the office of Tangail. */
const decisionRoles: readonly RoleCode[] = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR']

/**
 * Rules that a contract cannot express, because they depend on the owner, the office or earlier actions. Written from
 * docs/domain/roles.md and docs/security.md; other endpoints follow the permission of their contract.
 */
export const permissionRules: Readonly<Record<string, Rule>> = {
  // Access to an application
  'GET /applications/:applicationNo': ifVisible('done'),
  'GET /applications/:applicationNo/print': ifVisible('done'),
  'GET /applications/:applicationNo/messages': ifVisible('done'),
  'GET /applications/:applicationNo/calls': staffOnly(ifVisible('done')),
  'GET /applications/:applicationNo/letter': ifVisible('open'),
  'GET /applications/:applicationNo/letters/:letter': ifVisible('open'),
  'GET /applications/:applicationNo/documents/:documentId': forUnmaskedAccess('done', forbidden),
  'GET /applications/:applicationNo/documents/:documentId/thumbnail': forUnmaskedAccess('open', forbidden),
  'POST /applications/:applicationNo/documents/:documentId/viewings': ifVisible('open'),
  'PUT /applications/:applicationNo/check-list': ifVisible('found'),
  'POST /applications/:applicationNo/cross-checks/:code/reason': ifVisible('found'),
  'GET /cases/:applicationNo': ifVisible('done'),
  'GET /acknowledgements': ifVisible('done'),
  'GET /acknowledgements/:referralNo/print': ifVisible('done'),
  'POST /acknowledgements': refers,
  'POST /acknowledgements/documents/:applicationNo': refers,
  'PUT /acknowledgements/:referralNo': refers,
  'POST /application-status-check': ifVisible('done'),
  'GET /applications/:applicationNo/rendered-step': ({ visibility, request }) =>
    visibility === 'owner' && request.application?.isDraft ? 'done' : unknown,
  'PUT /applications/:applicationNo/steps/:step': ifOwner,
  'POST /applications/:applicationNo/submit': ifOwner,
  'POST /applications/:applicationNo/documents': ({ visibility }) => (visibility === 'owner' ? 'open' : unknown),
  'POST /applications/:applicationNo/pieces': ({ visibility }) => (visibility === 'owner' ? 'open' : unknown),
  'POST /applications/:applicationNo/documents/from-box': (request) =>
    isApplicant(request.actor) ? ifOwner(request) : [403, 404],
  'POST /applications/:applicationNo/verifications': ({ visibility }) => (visibility === 'owner' ? 'open' : unknown),
  'POST /applications/:applicationNo/renewal': ifOwner,
  'DELETE /applications/:applicationNo/documents/:documentId': ifOwner,
  'DELETE /applications/:applicationNo': ifVisible('found'),
  'POST /applications/:applicationNo/take': ifVisible('found'),
  'POST /applications/:applicationNo/release': ifVisible('found'),
  'POST /applications/:applicationNo/edit-permission': ifVisible('found'),
  'GET /applications/:applicationNo/receiving-offices': ifVisible('found'),
  'POST /applications/:applicationNo/reassign': ifVisible('found'),
  'POST /applications/:applicationNo/notes': ifVisible('found'),
  'POST /applications/:applicationNo/claim-waiver': ifVisible('found'),
  'POST /applications/:applicationNo/claim-waiver/decision': ifVisible('found'),
  'POST /applications/:applicationNo/claim-exception': ifVisible('found'),
  'POST /applications/:applicationNo/claim-exception/decision': ifVisible('found'),
  'POST /applications/:applicationNo/actions/:action': ifVisible('found'),
  'POST /applications/:applicationNo/actions/:action/documents': ifVisible('open'),
  'DELETE /applications/:applicationNo/actions/:action/documents/:documentId': ifVisible('open'),
  // Only services with published results have instalments to stop.
  'POST /applications/:applicationNo/instalments/stop': ({ actor, visibility, request }) =>
    visibility === 'none' || request.application?.screen !== 'education-allowance'
      ? unknown
      : actor.role === 'DIRECTOR'
        ? 'found'
        : forbidden,

  // Access to a membership
  'GET /memberships/:membershipId': ifVisible('done'),
  'GET /memberships/:membershipId/card': forUnmaskedAccess('done', unknown),
  'POST /memberships/:membershipId/card-link': forUnmaskedAccess('done', unknown),
  'POST /memberships/:membershipId/new-card': ({ actor, visibility }) =>
    visibility === 'owner' || (visibility !== 'none' && hasPermission(actor, 'membership:edit')) ? 'found' : unknown,

  // Access to a family profile
  'GET /family-profile': family('done', 'done'),
  'PUT /family-profile/steps/:step': family('found', 'found'),
  'POST /family-profile/documents': family('open', 'open'),
  'GET /family-profile/documents/:documentId': family('done', unknown),
  'DELETE /family-profile/documents/:documentId': family('done', unknown),
  'POST /family-profile/remember': family('found', unknown),

  // Own sessions and filters
  'DELETE /profile/sessions/:id': ({ visibility }) => (visibility === 'owner' ? 'done' : unknown),
  'GET /profile/contact': family('done', 'done'),
  'PUT /profile/contact': family('found', 'found'),
  'POST /profile/contact/email': family('open', 'open'),
  'POST /profile/contact/email/confirm': family('open', 'open'),
  'GET /profile/device-key': family('done', 'done'),
  'DELETE /reports/filters/:filterId': ({ actor }) => (actor.login === 'so.edu@demo.wewb' ? 'done' : unknown),
  'POST /reports/filters': withPermission('general-report:view'),
  // No second factor is set up, so no code can be sent.
  'POST /profile/second-factor/send': () => forbidden,

  // Applications entered on behalf of others
  'POST /applications': withPermission('re-integration:create'),
  'POST /applications/consent': staffOnly(withPermission('re-integration:create')),
  'GET /desk': staffOnly(() => 'done'),
  'GET /desk/places-without-office': ({ actor }) =>
    hasPermission(actor, 'settings-setup:view') || actor.role === 'ASST_DIRECTOR' || actor.role === 'DIRECTOR'
      ? 'done'
      : forbidden,
  'POST /desk/actions/:action': staffOnly(() => 'open'),
  'GET /dashboard/files': () => 'open',

  // The accused office cannot see a complaint; other offices see those they handle.
  'GET /complaints/:ticketNo': only([...decisionRoles, 'AUDITOR'], 'done', unknown),
  'POST /complaints/:ticketNo/action': only([...decisionRoles, 'AUDITOR'], 'found', unknown),
  'GET /complaints/:ticketNo/attachments/:attachmentId': only(decisionRoles, 'done', unknown),

  // Screens that many may view and few may edit
  'POST /portal-notice': withPermission('notice-form:create'),
  'POST /portal-news-highlight': withPermission('highlight-news:create'),
  'GET /portal-notice/:noticeId/attachment': () => 'open',
  'POST /payments/batches/:batchNo/authorise': withPermission('payment-batch:approve', 'payment-batch:pay'),
  'POST /payments/held/:paymentId/settlement/decision': withPermission('payment-batch:approve', 'payment-batch:pay'),
  'POST /payments/batches/:batchNo/returns/waiting/decision': withPermission(
    'payment-batch:approve',
    'payment-batch:pay',
  ),
  'POST /payments/layouts/proposals/:proposalId/decision': withPermission('payment-batch:approve', 'payment-batch:pay'),
  'POST /payments/cheques/void/decision': withPermission('payment-batch:approve', 'payment-batch:pay'),
  // For its author, or for people who may approve it; a stopped broadcast cannot be stopped again.
  'POST /broadcasts/:broadcastId/stop': only(['CONTENT_EDITOR', 'DIRECTOR'], 'open', [403, 409]),
  'GET /results': withPermission('scholarship-result:view', 'disability-alw-result:view'),
  'POST /results': results('create'),
  'GET /results/:id': results('view'),
  'GET /results/:id/plan': results('view'),
  'GET /results/:id/entries': results('view'),
  'GET /results/:id/changes': results('view'),
  'POST /results/:id/changes': results('verify'),
  'POST /results/:id/changes/:changeId/approve': results('approve'),
  'POST /results/:id/changes/:changeId/reject': results('approve'),
  'GET /results/:id/list.pdf': ({ actor }) =>
    actor.role === 'AUDITOR' || decisionRoles.some((role) => role === actor.role) ? 'open' : forbidden,
  'GET /results/:id/file/template': results('create'),
  'POST /results/:id/file': results('create'),
  'POST /results/:id/file/:importId/confirm': results('create'),
  'PUT /results/:id/text': withPermission('disability-alw-result:edit', 'disability-alw-result:publish'),
  'PUT /results/:id/schedule': results('publish'),
  'DELETE /results/:id/schedule': results('publish'),
  'POST /results/:id/publish': results('publish'),
  'POST /results/:id/entries/:rank/correct': results('publish'),
  'GET /setups/scholarship/:id/merit-list': () => 'open',
  'GET /reports/general': reported('general-report'),
  'GET /reports/miscellaneous': reported('miscellaneous-report'),
  'GET /reports/sms-summary': reported('sms-module-summary-report'),

  'GET /cheque-books': staffOnly(withPermission('burial-cost:view')),
  'POST /data-retention/runs/:runId/stop': withPermission('data-retention:create', 'data-retention:approve'),

  // No import of theirs exists
  'GET /registry/imports/:id': () => 'open',
  'GET /earlier-imports/:id': withPermission('earlier-imports:create'),
  'GET /registry/imports/:id/errors.csv': () => 'open',
}

export function expectedOutcomeOf(actor: PermissionActor, request: PermissionRequest, owner: string): ExpectedOutcome {
  const { access, method } = request.contract
  if (access === 'anyone') return 'open'
  if (actor.role === null) return [401]
  if (access !== 'signed-in' && !hasPermission(actor, access)) return forbidden
  const visibility = request.application
    ? visibilityOf(actor, request.application)
    : actor.login === owner
      ? 'owner'
      : 'none'
  return permissionRules[request.key]?.({ actor, visibility, request }) ?? (method === 'GET' ? 'done' : 'open')
}

export function isAsExpected(status: number, expected: ExpectedOutcome): boolean {
  if (status >= 500) return false
  if (typeof expected === 'object') return expected.includes(status)
  if (expected === 'done') return status === 200
  return status !== 401 && status !== 403 && (expected === 'open' || status !== 404)
}
