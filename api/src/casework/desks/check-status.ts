import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { holderActOf } from '@wewb/domain/casework/holder-notes'
import type { InputOf } from '@wewb/domain/http/contract'
import {
  invalidPhoneIssue,
  type checkStatus as checkStatusEndpoint,
  type checkStatusSignedIn as checkStatusSignedInEndpoint,
} from '@wewb/domain/casework/desk-contracts'
import { mayViewApplication } from '@wewb/domain/engine/evaluation/moves'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { maskName } from '@wewb/domain/language/mask-name'
import { findAccountLogin } from '#casework/applications/account-queries.ts'
import { findApplication, type Application } from '#casework/applications/application.ts'
import { digestOf } from '#casework/applications/application-keys.ts'
import { maySeeUnpublished, getPerson } from '#identity/access/person.ts'
import { hasKey, type ActRow } from '#casework/applications/queries.ts'
import { publicActLabel } from '#casework/applications/stages.ts'
import {
  isVisibleToApplicant,
  officeName,
  applicantStatusCode,
  applicantDesk,
  delayOf,
  getApplicantView,
} from '#casework/applications/application-views.ts'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { hiddenModules } from '#administration/settings/portal-settings.ts'

type Query = InputOf<typeof checkStatusSignedInEndpoint>

/** Returns a masked status for a matching number and mobile; a wrong pair or a hidden service is NOT_FOUND. */
export async function checkStatus(
  context: Context,
  { captchaId, captcha, ...query }: InputOf<typeof checkStatusEndpoint>,
) {
  await context.limits.consume('status-by-address', context.address)
  await verifyCaptcha(context, { captchaId, captcha })
  const hidden = await hiddenModules(context.db)
  const application = await find(context, query)
  if (hidden.has(moduleOf(application))) return throwProblem('NOT_FOUND')
  return report(application, maskName(application.row.name ?? application.row.name_bng ?? ''))
}

/** Returns the status with history, note and amount, to the owner and to staff who may see the application. */
export async function checkStatusSignedIn(context: Context, query: Query) {
  const application = await find(context, query)
  const person = await getPerson(context, application.row.service)
  const isOwn = application.workflowState.owners.includes(person.id)
  if (!isOwn && !mayViewApplication(person, application.workflowState)) return throwProblem('NOT_FOUND')
  if (!isOwn)
    await context.db
      .transaction()
      .execute((tx) => recordAuditEntry(tx, context.actor, 'application.opened', `application:${application.row.no}`))
  const { workflow } = application.definition
  const isInsider = !isOwn && maySeeUnpublished(context.actor)
  const isForApplicant = (act: ActRow) =>
    (holderActOf(act.move) !== undefined || workflow.states[act.to_state]?.status !== 'UNDER_REVIEW') &&
    isVisibleToApplicant(application, act)
  const isReadable = ({ move }: ActRow) => isInsider || !holderActOf(move)
  const history = application.acts.filter((act) => isInsider || isForApplicant(act))
  const last = history.at(-1)
  return {
    ...report(application, application.row.name ?? application.row.name_bng ?? ''),
    approvalHistory: history.map((act) => {
      const name = publicActLabel(application, act)
      return {
        at: act.at.toISOString(),
        action: act.move,
        label: name.en,
        labelBng: name.bn,
        note: isReadable(act) ? act.note : '',
        noteBng: isReadable(act) ? act.note_bng : '',
        toStatus: act.to_status,
      }
    }),
    note: last && isReadable(last) ? last.note : '',
    noteBng: last && isReadable(last) ? last.note_bng : '',
    // Before a published approval, the amount is only a recommendation between desks.
    amount: isInsider || applicantStatusCode(application) === 2 ? application.row.amount : null,
    payment: application.row.status.startsWith('PA')
      ? { status: application.row.status, date: application.row.since }
      : null,
  }
}

async function find(context: Context, { moduleCode, applicationNo, mobile }: Query): Promise<Application> {
  const phones = readPhones(mobile)
  if (phones.length === 0) return throwProblem('ANSWERS_INVALID', { issues: [invalidPhoneIssue] })
  const application = await findApplication(context.db, context.secrets, normalizeApplicationNo(applicationNo))
  const isRequested =
    application &&
    [application.row.service, moduleOf(application)].includes(moduleCode) &&
    application.row.status !== 'DRAFT'
  return isRequested && (await isPhoneOf(context, application, phones)) ? application : throwProblem('NOT_FOUND')
}

/** Tries both formats: forms store a Bangladeshi mobile (01…) or an international number (+880…). */
const readPhones = (typed: string): string[] =>
  [parseMobile(typed), parsePhone(typed)].filter((phone) => phone !== undefined)

/** Treats all grant programmes, which staff create, as one service. */
const moduleOf = ({ row: { service } }: Application): string => (/^gms-\d+$/.test(service) ? 'gms' : service)

/** Accepts a phone number in the application, of the applicant's account, or entered by an officer for messages. */
async function isPhoneOf({ db, secrets }: Context, { row }: Application, phones: readonly string[]): Promise<boolean> {
  if (row.contact !== null && phones.includes(row.contact)) return true
  const digests = phones.map((phone) => digestOf(secrets, 'mobile', phone))
  if (await hasKey(db, { applicationId: row.id, kind: 'mobile', digests })) return true
  if (row.applicant_id === null) return false
  const owner = await findAccountLogin(db, row.applicant_id)
  return owner !== undefined && phones.includes(owner.login_id)
}

function report(application: Application, applicantName: string) {
  const { row } = application
  const view = getApplicantView(application)
  const { desk, changedAt } = applicantDesk(application)
  const office = officeName(application, desk, view.state)
  const delay = delayOf(application)
  return {
    moduleCode: moduleOf(application),
    applicationNo: row.no,
    applicantName,
    submittedOn: row.submitted_at ? toDhakaDate(row.submitted_at) : null,
    approvalStatus: applicantStatusCode(application),
    colour: view.colour,
    // Uses the name of the state: the full sentence may contain an officer's note for the applicant only.
    statusText: view.label.en,
    statusTextBng: view.label.bn,
    next: [view.next?.en, delay?.en].filter(Boolean).join(' '),
    nextBng: [view.next?.bn, delay?.bn].filter(Boolean).join(' '),
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    progressPercent: view.percent,
    statusUpdateDate: toDhakaDate(changedAt),
  }
}
