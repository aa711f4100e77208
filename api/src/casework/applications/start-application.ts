import type {
  requestConsentCode as requestConsentCodeEndpoint,
  startApplication as startApplicationEndpoint,
} from '@wewb/domain/casework/application-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { findByLogin } from '#identity/accounts/queries.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { findMemberOfAccount } from '#membership/members/queries.ts'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import { consumeFirstOtpLimit, sendOtp } from '#identity/otp/send-otp.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findSetup, isSetupOpen } from '#services/setups/queries.ts'
import { assertNotStopped } from '#services/stops/assert-not-stopped.ts'
import { lockAccount } from './account-queries.ts'
import { createDraft, fillDraft } from './create-draft.ts'
import { findDraft, updateCaseDraftEnteredBy } from './draft-queries.ts'
import { permittedActions, isStaff } from '#identity/access/person.ts'

type Input = InputOf<typeof startApplicationEndpoint>

/**
 * Creates a draft with its number. There is one draft per person, service and circular: a second start returns the
 * first.
 */
export async function startApplication(context: Context, input: Input) {
  const { db, actor } = context
  const latest = (await findLatestDefinition(db, input.service)) ?? throwProblem('NOT_FOUND')
  const { definition, version } = latest
  if (!permittedActions(actor, input.service).includes('create')) return throwProblem('NO_PERMISSION')
  if (definition.opensTo === 'members' && !(await isMember(context))) return throwProblem('NO_PERMISSION')
  if (definition.opensTo === 'staff' && !isStaff(actor)) return throwProblem('NO_PERMISSION')
  await assertNotStopped(context, input.service)
  const today = toDhakaDate(context.now())
  const setup = definition.needsSetup ? await openSetup(context, input, today) : undefined
  const ownership = isStaff(actor)
    ? await verifyConsent(context, input)
    : { applicantId: actor.id, enteredBy: null, contact: null, token: undefined }

  return await db.transaction().execute(async (tx) => {
    if (ownership.token) await consumeOtp(tx, ownership.token)
    // Locks the account, so that a double tap on "Apply" creates one draft.
    await lockAccount(tx, actor.id)
    const draft = await findDraft(tx, ownership, { service: input.service, setupId: setup?.id ?? null })
    const found =
      draft ?? (ownership.contact ? await takeOverDraft(tx, actor, ownership.contact, input.service) : undefined)
    if (found) return { applicationNo: found.no, revision: found.revision }

    const application = await createDraft(tx, context, {
      definition,
      version,
      owner: ownership,
      setupId: setup?.id ?? null,
    })
    const revision = await fillDraft(tx, context, application)
    const behalf = ownership.enteredBy === null ? {} : { onBehalfOf: ownership.applicantId ?? 'no account' }
    await recordAuditEntry(tx, actor, 'application.started', `application:${application.row.no}`, behalf)
    return { applicationNo: application.row.no, revision }
  })
}

/**
 * A draft opened with a case for a family without an account has no writer. It goes to the officer who has the family's
 * consent code.
 */
async function takeOverDraft(tx: Tx, actor: Context['actor'], contact: string, service: string) {
  const claimed = await updateCaseDraftEnteredBy(tx, { contact, service, enteredBy: actor.id })
  if (claimed)
    await recordAuditEntry(tx, actor, 'application.tagged', `application:${claimed.no}`, { onBehalfOf: 'no account' })
  return claimed
}

const isMember = async ({ db, actor }: Context) => (await findMemberOfAccount(db, actor.id))?.state === 'ACTIVE'

async function openSetup({ db }: Context, { service, setupId }: Input, today: string) {
  const setup = setupId ? await findSetup(db, setupId) : undefined
  if (!setup || setup.service !== service || setup.published_at === null) return throwProblem('NOT_FOUND')
  return isSetupOpen(setup, today) ? setup : throwProblem('NOT_OPEN')
}

/** Verifies the consent code that was sent to the phone of the person for whom an officer writes. */
async function verifyConsent(
  context: Context,
  { service, applicantMobile = '', consentOtpToken = '', consentOtp = '' }: Input,
) {
  const mobile =
    parseMobile(applicantMobile) ??
    throwProblem('ANSWERS_INVALID', { issues: [issue('applicantMobile', 'not-a-mobile')] })
  const { token, accountId, login, subject } = await checkOtp(context, {
    otpToken: consentOtpToken,
    otp: consentOtp,
    purpose: 'ON_BEHALF',
  })
  // The code belongs to the officer who requested it, the phone it was sent to and the service that its message named.
  if (accountId !== context.actor.id || login !== mobile || subject !== service) return throwProblem('OTP_WRONG')
  const account = await findByLogin(context.db, { type: 'MOBILE', value: mobile })
  return { applicantId: account?.id ?? null, enteredBy: context.actor.id, contact: account ? null : mobile, token }
}

export async function requestConsentCode(
  context: Context,
  { service, applicantMobile }: InputOf<typeof requestConsentCodeEndpoint>,
) {
  const { db, actor } = context
  const { definition } = (await findLatestDefinition(db, service)) ?? throwProblem('NOT_FOUND')
  if (!isStaff(actor) || !permittedActions(actor, service).includes('create')) return throwProblem('NO_PERMISSION')
  await assertNotStopped(context, service)
  const mobile =
    parseMobile(applicantMobile) ??
    throwProblem('ANSWERS_INVALID', { issues: [issue('applicantMobile', 'not-a-mobile')] })
  const login = { type: 'MOBILE' as const, value: mobile }
  await consumeFirstOtpLimit(context, login)
  return await db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, sentTo, expiresIn, resendAfter } = await sendOtp(tx, context, {
      purpose: 'ON_BEHALF',
      login,
      accountId: actor.id,
      language: 'bn',
      subject: service,
      values: { service: definition.title },
    })
    await recordAuditEntry(tx, actor, 'application.consent-asked', `service:${service}`, { sentTo })
    return { otpToken, otpLength, sentTo, expiresIn, resendAfter }
  })
}
