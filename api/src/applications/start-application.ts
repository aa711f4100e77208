import type { askConsent as consentCall, startApplication as startCall } from '../../../domain/src/contracts/applications.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { readMobile } from '../../../domain/src/fields/formats.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { findByLogin } from '../accounts/repository.ts'
import { findLatest } from '../definitions/repository.ts'
import { findMemberOfAccount } from '../members/repository.ts'
import { checkCode, useCode } from '../otp/check-code.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { findSetup, isOpen } from '../setups/repository.ts'
import { createDraft, fillDraft } from './create-draft.ts'
import { actionsOn, isStaff } from './person.ts'

type Input = InputOf<typeof startCall>

/** A draft with its number. One draft a person, service and circular: beginning twice goes on with the first. */
export async function startApplication(context: Context, input: Input) {
  const { db, actor } = context
  const latest = (await findLatest(db, input.service)) ?? refuse('NOT_FOUND')
  const { definition, version } = latest
  if (!actionsOn(actor, input.service).includes('create')) return refuse('NO_PERMISSION')
  if (definition.opensTo === 'members' && !(await isMember(context))) return refuse('NO_PERMISSION')
  if (definition.opensTo === 'staff' && !isStaff(actor)) return refuse('NO_PERMISSION')
  const today = dhakaDay(context.now())
  const setup = definition.needsSetup ? await openSetup(context, input, today) : undefined
  const whose = isStaff(actor)
    ? await consented(context, input)
    : { applicantId: actor.id, enteredBy: null, contact: null, token: undefined }

  return await db.transaction().execute(async (tx) => {
    if (whose.token) await useCode(tx, whose.token)
    // Locked, so that a double tap on "Apply" makes one draft.
    await tx.selectFrom('account').select('id').where('id', '=', actor.id).forUpdate().execute()
    const begun = await tx
      .selectFrom('application')
      .select(['no', 'revision'])
      .where('applicant_id', 'is not distinct from', whose.applicantId)
      .where('entered_by', 'is not distinct from', whose.enteredBy)
      .where('contact', 'is not distinct from', whose.contact)
      .where('service', '=', input.service)
      .where('setup_id', 'is not distinct from', setup?.id ?? null)
      .where('status', '=', 'DRAFT')
      .executeTakeFirst()
    const found = begun ?? (whose.contact ? await takeOver(tx, actor, whose.contact, input.service) : undefined)
    if (found) return { applicationNo: found.no, revision: found.revision }

    const file = await createDraft(tx, context, { definition, version, whose, setupId: setup?.id ?? null })
    const revision = await fillDraft(tx, context, file)
    const behalf = whose.enteredBy === null ? {} : { onBehalfOf: whose.applicantId ?? 'no account' }
    await record(tx, actor, 'application.started', `application:${file.row.no}`, behalf)
    return { applicationNo: file.row.no, revision }
  })
}

/**
 * What was opened with a case for a family without an account lies with nobody who can write it. The officer to whom the
 * family has told its code goes on with it.
 */
async function takeOver(tx: Tx, actor: Context['actor'], contact: string, service: string) {
  const taken = await tx
    .updateTable('application')
    .set({ entered_by: actor.id })
    .where('applicant_id', 'is', null)
    .where('contact', '=', contact)
    .where('service', '=', service)
    .where('status', '=', 'DRAFT')
    .where('case_id', 'is not', null)
    .returning(['no', 'revision'])
    .executeTakeFirst()
  if (taken) await record(tx, actor, 'application.tagged', `application:${taken.no}`, { onBehalfOf: 'no account' })
  return taken
}

const isMember = async ({ db, actor }: Context) => (await findMemberOfAccount(db, actor.id))?.state === 'ACTIVE'

async function openSetup({ db }: Context, { service, setupId }: Input, today: string) {
  const setup = setupId ? await findSetup(db, setupId) : undefined
  if (!setup || setup.service !== service || setup.published_at === null) return refuse('NOT_FOUND')
  return isOpen(setup, today) ? setup : refuse('NOT_OPEN')
}

/** An officer writes for somebody only with the code that was sent to that person's own phone. */
async function consented(context: Context, { service, applicantMobile = '', consentOtpToken = '', consentOtp = '' }: Input) {
  const mobile = readMobile(applicantMobile) ?? refuse('ANSWERS_INVALID', { issues: [issue('applicantMobile', 'not-a-mobile')] })
  const { token, accountId, login, subject } = await checkCode(context, {
    otpToken: consentOtpToken,
    otp: consentOtp,
    purpose: 'ON_BEHALF',
  })
  // The code belongs to the officer who asked for it, to the phone it was sent to and to the service its message named.
  if (accountId !== context.actor.id || login !== mobile || subject !== service) return refuse('OTP_WRONG')
  const account = await findByLogin(context.db, { type: 'MOBILE', value: mobile })
  return { applicantId: account?.id ?? null, enteredBy: context.actor.id, contact: account ? null : mobile, token }
}

export async function askConsent(context: Context, { service, applicantMobile }: InputOf<typeof consentCall>) {
  const { db, actor } = context
  const { definition } = (await findLatest(db, service)) ?? refuse('NOT_FOUND')
  if (!isStaff(actor) || !actionsOn(actor, service).includes('create')) return refuse('NO_PERMISSION')
  const mobile = readMobile(applicantMobile) ?? refuse('ANSWERS_INVALID', { issues: [issue('applicantMobile', 'not-a-mobile')] })
  const login = { type: 'MOBILE' as const, value: mobile }
  await countFirstCode(context, login)
  return await db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, sentTo, expiresIn, resendAfter } = await sendCode(tx, context, {
      purpose: 'ON_BEHALF',
      login,
      accountId: actor.id,
      language: 'bn',
      subject: service,
      values: { service: definition.title },
    })
    await record(tx, actor, 'application.consent-asked', `service:${service}`, { sentTo })
    return { otpToken, otpLength, sentTo, expiresIn, resendAfter }
  })
}
