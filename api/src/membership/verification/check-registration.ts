import type { InputOf } from '@wewb/domain/http/contract'
import {
  verificationMessages,
  type checkRegistration as checkRegistrationEndpoint,
} from '@wewb/domain/membership/verification-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { maskName } from '@wewb/domain/language/mask-name'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { findEntries } from '#administration/lookups/queries.ts'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import type { RegisterResult, RegisterMatch } from '#registers/registry/register.ts'
import { createDatabaseRegister } from '#registers/registry/database-register.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { parseBirthDay, parseRegistrationQuery, type RegistrationQuery } from './parse-registration-query.ts'

const notFound = {
  foundYn: 'N',
  type: null,
  nameMasked: null,
  number: null,
  countryId: null,
  countryName: null,
  countryNameBng: null,
  issuedOn: null,
  insuranceYn: null,
} as const

/**
 * Number and birth date must match. The response does not say which was wrong, and the audit log never contains the
 * number.
 */
export async function checkRegistration(
  context: Context,
  { captchaId, captcha, searchBy, ...typed }: InputOf<typeof checkRegistrationEndpoint>,
) {
  const { db, limits, address, actor, now } = context
  await limits.consume('verifications-by-address', address)
  if (!(await readSettings(db)).isOn('ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL'))
    return throwProblem('SERVICE_CLOSED')
  await verifyCaptcha(context, { captchaId, captcha })
  const filters = parseRegistrationQuery(searchBy, typed.value)
  const birthDay = parseBirthDay(typed.dateOfBirth, toDhakaDate(now()))
  if (!filters.read || !birthDay.read)
    return throwProblem('ANSWERS_INVALID', { issues: [...filters.issues, ...birthDay.issues] })
  const guess = guessAt(context, filters.read)
  await limits.consume('registrations-by-number', guess)
  const answers = await lookUp(context, filters.read, birthDay.read)
  const found = newest(answers)
  const outcome = outcomeOf(answers)
  // Resets the count of wrong guesses, also when an external register did not respond.
  if (outcome !== 'not-found') await limits.reset('registrations-by-number', guess)
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'registration.checked', 'registry', { by: searchBy, outcome }))
  // A register that did not respond has not said that the person is absent.
  if (outcome === 'silent') return throwProblem('UNAVAILABLE')
  return new ApiResponse(found ? await describe(context, found) : notFound, {
    message: verificationMessages[found ? 'found' : 'not-found'],
  })
}

/** Counts attempts at one number from all addresses together; stores only a blind index of the number. */
const guessAt = ({ secrets }: Context, filters: RegistrationQuery): string =>
  secrets
    .blindIndex(
      'registration',
      'passport' in filters ? filters.passport : `${filters.source}:${filters.numbers.at(-1)}`,
    )
    .toString('base64url')

async function lookUp(
  { db, secrets, register }: Context,
  filters: RegistrationQuery,
  birthDay: string,
): Promise<RegisterResult[]> {
  const tables = createDatabaseRegister(db, secrets)
  if (!('passport' in filters)) return [await tables.findDocument({ ...filters, birthDay })]
  const query = { identitySource: '4', workerPassportNo: filters.passport, workerDob: birthDay } as const
  // `findWorker` prefers the clearance; a separate query for the membership lets the newer of both win.
  return await Promise.all([register.findWorker(query), tables.findWorker(query, ['MEMBERSHIP'])])
}

const newest = (answers: readonly RegisterResult[]): RegisterMatch | undefined =>
  answers
    .filter((answer) => answer.outcome === 'found')
    .toSorted((one, other) => (other.details.issuedOn ?? '').localeCompare(one.details.issuedOn ?? ''))[0]

const outcomeOf = (answers: readonly RegisterResult[]) =>
  (['found', 'silent'] as const).find((outcome) => answers.some((answer) => answer.outcome === outcome)) ?? 'not-found'

async function describe({ db }: Context, { source, reference, confirmed, details }: RegisterMatch) {
  const countryId = String(confirmed['workerCountryId'])
  const [country] = await findEntries(db, { wanted: [{ source: 'country', code: countryId }], activeOnly: false })
  return {
    foundYn: 'Y' as const,
    type: source === 'MEMBERSHIP' ? ('MEMBERSHIP' as const) : ('BMET' as const),
    nameMasked: maskName(String(confirmed['workerNameEn'])),
    number: reference || null,
    countryId,
    countryName: country?.name ?? countryId,
    countryNameBng: country?.name_bng ?? countryId,
    issuedOn: details.issuedOn ?? null,
    insuranceYn: yesNo(details.insuranceNo !== undefined),
  }
}
