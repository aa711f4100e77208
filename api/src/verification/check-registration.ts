import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { verificationSays, type checkRegistration as publicCall } from '../../../domain/src/contracts/verification.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { findEntries } from '../lookups/repository.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import type { Answer, Found, Register } from '../registry/register.ts'
import { tableRegister } from '../registry/table-register.ts'
import { readSettings } from '../settings/repository.ts'
import { readBirthDay, readSought, type Sought } from './read-registration.ts'

const nothing = {
  foundYn: 'N', type: null, nameMasked: null, number: null, countryId: null, countryName: null, countryNameBng: null, issuedOn: null, insuranceYn: null,
} as const // prettier-ignore

/** A number and the birth day must agree; nobody learns which of the two was wrong, and the audit never learns the number. */
export const checkRegistration =
  (register: Register) =>
  async (context: Context, { captchaId, captcha, searchBy, ...typed }: InputOf<typeof publicCall>) => {
    const { db, limits, address, actor, now } = context
    await limits.count('verifications-by-address', address)
    if (!(await readSettings(db)).isOn('ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL')) return refuse('SERVICE_CLOSED')
    await useCaptcha(context, { captchaId, captcha })
    const sought = readSought(searchBy, typed.value)
    const birthDay = readBirthDay(typed.dateOfBirth, dhakaDay(now()))
    if (!sought.read || !birthDay.read) return refuse('ANSWERS_INVALID', { issues: [...sought.issues, ...birthDay.issues] })
    const guess = guessAt(context, sought.read)
    await limits.count('registrations-by-number', guess)
    const answers = await lookUp(context, register, sought.read, birthDay.read)
    const found = newest(answers)
    const outcome = outcomeOf(answers)
    // Whoever knew it was not guessing, and neither was an outside register that kept silent.
    if (outcome !== 'not-found') await limits.forget('registrations-by-number', guess)
    await db.transaction().execute((tx) => record(tx, actor, 'registration.checked', 'registry', { by: searchBy, outcome }))
    // Who was not asked has not said that there is nobody.
    if (outcome === 'silent') return refuse('UNAVAILABLE')
    return new Answered(found ? await describe(context, found) : nothing, { says: verificationSays[found ? 'found' : 'not-found'] })
  }

/** The tries at one number are counted together, from wherever they come; the number itself is not kept with them. */
const guessAt = ({ secrets }: Context, sought: Sought): string =>
  secrets
    .blindIndex('registration', 'passport' in sought ? sought.passport : `${sought.source}:${sought.numbers.at(-1)}`)
    .toString('base64url')

async function lookUp({ db, secrets }: Context, register: Register, sought: Sought, birthDay: string): Promise<Answer[]> {
  const tables = tableRegister(db, secrets)
  if (!('passport' in sought)) return [await tables.findPaper({ ...sought, birthDay })]
  const query = { identitySource: '4', workerPassportNo: sought.passport, workerDob: birthDay } as const
  // A form wants the clearance before the membership; here the membership is asked for by itself, so that the newer one can win.
  return await Promise.all([register.findWorker(query), tables.findWorker(query, ['MEMBERSHIP'])])
}

const newest = (answers: readonly Answer[]): Found | undefined =>
  answers
    .filter((answer) => answer.outcome === 'found')
    .toSorted((one, other) => (other.more.issuedOn ?? '').localeCompare(one.more.issuedOn ?? ''))[0]

const outcomeOf = (answers: readonly Answer[]) =>
  (['found', 'silent'] as const).find((outcome) => answers.some((answer) => answer.outcome === outcome)) ?? 'not-found'

async function describe({ db }: Context, { source, reference, confirmed, more }: Found) {
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
    issuedOn: more.issuedOn ?? null,
    insuranceYn: yesNo(more.insuranceNo !== undefined),
  }
}
