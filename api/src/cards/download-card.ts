import qrcode from 'qrcode'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type * as calls from '../../../domain/src/contracts/membership.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import type { LoginId } from '../../../domain/src/fields/formats.ts'
import { textFormats } from '../../../domain/src/fields/text-formats.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import { findMember, findValidCard, type MemberRow } from '../members/repository.ts'
import { checkCode, useCode } from '../otp/check-code.ts'
import { countFirstCode, sendCode } from '../otp/send-code.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { sameBytes } from '../platform/secrets.ts'
import { passportIndexOf } from '../registry/table-register.ts'
import { linkSeconds, makeLink, readLink } from './card-link.ts'
import { placesOf } from './describe-member.ts'
import { cardOf, drawMemberCard } from './draw-card.ts'

type Download = InputOf<typeof calls.downloadCard>

/** With a proof the card itself; with number, passport and birth day only the code that makes one. */
export async function downloadCard(context: Context, input: Download) {
  if (!input.link && !input.otpToken) return await askForCode(context, input)
  const member = await proven(context, input)
  return await drawMemberCard(context, member, input.paper ?? 'card', input.language ?? context.locale)
}

export async function openCard(context: Context, input: InputOf<typeof calls.openCard>) {
  const member = await proven(context, input)
  const { card, code, qrText, photo } = await cardOf(context, member)
  const { country } = await placesOf(context, member)
  return {
    membershipId: member.number,
    name: member.name,
    nameBng: member.name_bng,
    passportNo: context.secrets.open(member.passport_sealed),
    passportValidUntil: member.passport_expires_on,
    countryName: country.en,
    countryNameBng: country.bn,
    issuedOn: card.issued_on,
    insuranceNo: member.insurance_no,
    photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : null,
    qr: await qrcode.toDataURL(qrText, { errorCorrectionLevel: 'M', margin: 4, scale: 6 }),
    code,
    link: makeLink(context.secrets, { number: member.number, serial: card.serial }, context.now()),
    linkExpiresIn: linkSeconds,
  }
}

/** A link of the card that counts now, or a code that the member has just received. */
async function proven(
  context: Context,
  { link, otpToken = '', otp = '' }: Pick<Download, 'link' | 'otpToken' | 'otp'>,
): Promise<MemberRow> {
  await context.limits.count('verifications-by-address', context.address)
  if (link) return await byLink(context, link)
  const { token, accountId, subject } = await checkCode(context, { otpToken, otp, purpose: 'MEMBERSHIP_CARD' })
  const member = (await findMember(context.db, subject ?? '')) ?? refuse('OTP_WRONG')
  await context.db.transaction().execute(async (tx) => {
    await useCode(tx, token)
    await record(tx, { id: accountId }, 'card.opened', `member:${member.number}`)
  })
  return member
}

async function byLink({ db, secrets, now }: Context, link: string): Promise<MemberRow> {
  const said = readLink(secrets, link, now()) ?? refuse('LINK_EXPIRED')
  const member = (await findMember(db, said.number)) ?? refuse('LINK_EXPIRED')
  const card = member.state === 'ACTIVE' ? await findValidCard(db, member.id) : undefined
  return card?.serial === said.serial ? member : refuse('LINK_EXPIRED')
}

/**
 * The same answer whether the three agree or not: whoever is no member learns nothing, and no message goes out.
 * To an account that is not there the code is kept but never sent, as with a forgotten password.
 */
async function askForCode(context: Context, input: Download) {
  const { membershipId = '', passportNo = '', dateOfBirth = '', captchaId = '', captcha = '' } = input
  await context.limits.count('verifications-by-address', context.address)
  const [number, passport] = [membershipId.trim().toUpperCase(), textFormats.passport.read(passportNo)]
  insist([
    ...(number ? [] : [issue('membershipId', 'required')]),
    ...(passport ? [] : [issue('passportNo', textFormats.passport.otherwise)]),
    ...(isDay(dateOfBirth) ? [] : [issue('dateOfBirth', 'not-a-date')]),
  ])
  await useCaptcha(context, { captchaId, captcha })
  const found = await findMember(context.db, number)
  const isRight = found?.state === 'ACTIVE' && isPersonOf(context, found, passport ?? '', dateOfBirth)
  const owner = isRight ? await ownerOf(context, found) : undefined
  // Nobody's number stands in for the unknown, so that right and wrong are counted and answered alike.
  await countFirstCode(context, owner?.login ?? { type: 'EMAIL', value: `card:${number}` })
  return await context.db.transaction().execute(async (tx) => {
    const { otpToken, otpLength, expiresIn, resendAfter } = await sendCode(tx, context, {
      purpose: 'MEMBERSHIP_CARD',
      login: owner?.login ?? { type: 'EMAIL', value: `card:${number}` },
      accountId: owner?.accountId ?? null,
      language: owner?.language ?? context.locale,
      subject: number,
    })
    await record(tx, context.actor, 'card.code-asked', owner ? `member:${number}` : 'member:unknown')
    // Where it went would tell that there is somebody.
    return { otpToken, otpLength, sentTo: null, expiresIn, resendAfter }
  })
}

function isPersonOf({ secrets }: Context, member: MemberRow, passport: string, birthDay: string): boolean {
  const isPassport = sameBytes(passportIndexOf(secrets, passport), member.passport_index)
  return secrets.open(member.birth_sealed) === birthDay && isPassport
}

/** The member's own account; for one entered at the counter, the phone given there. */
async function ownerOf(
  { db }: Context,
  member: MemberRow,
): Promise<{ login: LoginId; accountId: number; language: 'bn' | 'en' } | undefined> {
  if (member.account_id !== null) {
    const {
      login_type: type,
      login_id: value,
      language,
    } = await db
      .selectFrom('account')
      .select(['login_type', 'login_id', 'language'])
      .where('id', '=', member.account_id)
      .executeTakeFirstOrThrow()
    return { login: { type, value }, accountId: member.account_id, language }
  }
  const { contact, entered_by } = await db
    .selectFrom('application')
    .select(['contact', 'entered_by'])
    .where('id', '=', member.application_id)
    .executeTakeFirstOrThrow()
  return contact && entered_by ? { login: { type: 'MOBILE', value: contact }, accountId: entered_by, language: 'bn' } : undefined
}
