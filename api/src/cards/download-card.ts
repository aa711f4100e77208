import qrcode from 'qrcode'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type * as calls from '../../../domain/src/contracts/membership.ts'
import { findMember, findValidCard, type MemberRow } from '../members/repository.ts'
import { checkCode, useCode } from '../otp/check-code.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { askForCode } from './ask-for-code.ts'
import { makeLink, readLink, secondsLeft } from './card-link.ts'
import { placesOf } from './describe-member.ts'
import { cardOf, drawMemberCard, type IssuedCard } from './draw-card.ts'

type Download = InputOf<typeof calls.downloadCard>
type Proof = Pick<Download, 'link' | 'otpToken' | 'otp'>
type Proven = { member: MemberRow; card: IssuedCard; link: string }

/** With a proof the card itself; with number, passport and birth day only the code that makes one. */
export async function downloadCard(context: Context, input: Download) {
  if (!input.link && !input.otpToken) return await askForCode(context, input)
  const { member, card } = await proven(context, input)
  return await drawMemberCard(context, member, card, { paper: input.paper ?? 'card', locale: input.language ?? context.locale })
}

export async function openCard(context: Context, input: InputOf<typeof calls.openCard>) {
  const { member, card, link } = await proven(context, input)
  const { code, qrText, photo } = await cardOf(context, member, card)
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
    link,
    linkExpiresIn: secondsLeft(link, context.now()),
  }
}

/** A link of the card that counts now, or a code that the member has just received. */
async function proven(context: Context, { link, ...code }: Proof): Promise<Proven> {
  await context.limits.count('verifications-by-address', context.address)
  return link ? await byLink(context, link) : await byCode(context, code)
}

/** The link comes back as it is: one that could be exchanged for a younger one would never end. */
async function byLink({ db, secrets, now, actor }: Context, link: string): Promise<Proven> {
  const said = readLink(secrets, link, now()) ?? refuse('LINK_EXPIRED')
  const member = (await findMember(db, said.number)) ?? refuse('LINK_EXPIRED')
  const card = member.state === 'ACTIVE' ? await findValidCard(db, member.id) : undefined
  if (card?.serial !== said.serial) return refuse('LINK_EXPIRED')
  await db.transaction().execute((tx) => record(tx, actor, 'card.opened', `member:${member.number}`, { by: 'link' }))
  return { member, card, link }
}

async function byCode(context: Context, { otpToken = '', otp = '' }: Omit<Proof, 'link'>): Promise<Proven> {
  const { db, secrets, now } = context
  const { token, subject } = await checkCode(context, { otpToken, otp, purpose: 'MEMBERSHIP_CARD' })
  const member = (await findMember(db, subject ?? '')) ?? refuse('OTP_WRONG')
  const card = (member.state === 'ACTIVE' && (await findValidCard(db, member.id))) || refuse('NOT_FOUND')
  await db.transaction().execute(async (tx) => {
    await useCode(tx, token)
    // Who was entered at the counter has no account; the officer whose the code is kept under opened nothing.
    await record(tx, { id: member.account_id ?? 0 }, 'card.opened', `member:${member.number}`, { by: 'code' })
  })
  return { member, card, link: makeLink(secrets, { number: member.number, serial: card.serial }, now()) }
}
