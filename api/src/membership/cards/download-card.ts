import qrcode from 'qrcode'
import type { InputOf } from '@wewb/domain/http/contract'
import type * as contracts from '@wewb/domain/membership/membership-contracts'
import { findMember, findValidCard, type MemberRow } from '#membership/members/queries.ts'
import { checkOtp, consumeOtp } from '#identity/otp/check-otp.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { requestCardCode } from './request-card-code.ts'
import { signCardLink, verifyCardLink, cardLinkSecondsLeft } from './card-link.ts'
import { countryAndMissionNames } from './describe-member.ts'
import { loadCardContents, renderMemberCard, type IssuedCard } from './render-card.ts'

type Download = InputOf<typeof contracts.downloadCard>
type Proof = Pick<Download, 'link' | 'otpToken' | 'otp'>
type VerifiedCard = { member: MemberRow; card: IssuedCard; link: string }

/**
 * With a link or a one-time password, returns the card; with number, passport and birth date, only sends the password.
 */
export async function downloadCard(context: Context, input: Download) {
  if (!input.link && !input.otpToken) return await requestCardCode(context, input)
  const { member, card } = await verifyProof(context, input)
  return await renderMemberCard(context, member, card, {
    document: input.paper ?? 'card',
    locale: input.language ?? context.locale,
  })
}

export async function openCard(context: Context, input: InputOf<typeof contracts.openCard>) {
  const { member, card, link } = await verifyProof(context, input)
  const { code, qrText, photo } = await loadCardContents(context, member, card)
  const { country } = await countryAndMissionNames(context, member)
  return {
    membershipId: member.number,
    name: member.name,
    nameBng: member.name_bng,
    passportNo: context.secrets.decrypt(member.passport_sealed),
    passportValidUntil: member.passport_expires_on,
    countryName: country.en,
    countryNameBng: country.bn,
    issuedOn: card.issued_on,
    insuranceNo: member.insurance_no,
    photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : null,
    qr: await qrcode.toDataURL(qrText, { errorCorrectionLevel: 'M', margin: 4, scale: 6 }),
    code,
    link,
    linkExpiresIn: cardLinkSecondsLeft(link, context.now()),
  }
}

/** Accepts a link to the valid card, or a one-time password that the member has just received. */
async function verifyProof(context: Context, { link, ...code }: Proof): Promise<VerifiedCard> {
  await context.limits.consume('verifications-by-address', context.address)
  return link ? await byLink(context, link) : await byCode(context, code)
}

/** Returns the same link: exchanging it for a newer one would let it live for ever. */
async function byLink({ db, secrets, now, actor }: Context, link: string): Promise<VerifiedCard> {
  const verifiedLink = verifyCardLink(secrets, link, now()) ?? throwProblem('LINK_EXPIRED')
  const member = (await findMember(db, verifiedLink.number)) ?? throwProblem('LINK_EXPIRED')
  const card = member.state === 'ACTIVE' ? await findValidCard(db, member.id) : undefined
  if (card?.serial !== verifiedLink.serial) return throwProblem('LINK_EXPIRED')
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'card.opened', `member:${member.number}`, { by: 'link' }))
  return { member, card, link }
}

async function byCode(context: Context, { otpToken = '', otp = '' }: Omit<Proof, 'link'>): Promise<VerifiedCard> {
  const { db, secrets, now } = context
  const { token, subject } = await checkOtp(context, { otpToken, otp, purpose: 'MEMBERSHIP_CARD' })
  const member = (await findMember(db, subject ?? '')) ?? throwProblem('OTP_WRONG')
  const card = (member.state === 'ACTIVE' && (await findValidCard(db, member.id))) || throwProblem('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await consumeOtp(tx, token)
    // A member entered at a counter has no account. The one-time password is stored under the officer's account, but
    // the officer did not open the card.
    await recordAuditEntry(tx, { id: member.account_id ?? 0 }, 'card.opened', `member:${member.number}`, { by: 'code' })
  })
  return { member, card, link: signCardLink(secrets, { number: member.number, serial: card.serial }, now()) }
}
