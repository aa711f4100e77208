import type { AuditEvent } from '../../../domain/src/access/audit-event.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type * as calls from '../../../domain/src/contracts/membership.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { feeInTaka, listFees } from '../members/fees.ts'
import { closeCard, findMemberOfAccount, findValidCard, issueCard, lockMember, type MemberRow } from '../members/repository.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'
import { linkSeconds, makeLink } from './card-link.ts'
import { describeMember } from './describe-member.ts'
import { drawMemberCard, type IssuedCard } from './draw-card.ts'
import { seeMember } from './see-member.ts'

export async function getMyMembership(context: Context) {
  const member = await findMemberOfAccount(context.db, context.actor.id)
  return member ? await describeMember(context, member, true) : null
}

export async function getMembership(context: Context, { membershipId }: InputOf<typeof calls.getMembership>) {
  const { member, isOwn, isWhole } = await seeMember(context, membershipId)
  if (!isOwn) await note(context, 'membership.opened', member)
  return await describeMember(context, member, isWhole)
}

/** The card bears the passport whole: it is printed for its owner, and by staff who deal with such numbers. */
export async function printMemberCard(context: Context, { membershipId, paper = 'card', language }: InputOf<typeof calls.printCard>) {
  const { member, isOwn, isWhole } = await seeMember(context, membershipId)
  const card = isWhole ? await cardInForce(context, member) : refuse('NOT_FOUND')
  if (!isOwn) await note(context, 'card.printed', member)
  return await drawMemberCard(context, member, card, { paper, locale: language ?? context.locale })
}

export async function replaceCard(context: Context, { membershipId, reason }: InputOf<typeof calls.replaceCard>) {
  const { member, isOwn, isWhole } = await seeMember(context, membershipId)
  if (!isOwn && !context.actor.permissions.has('membership:edit')) return refuse('NOT_FOUND')
  await context.limits.count('cards-replaced', member.number)
  await context.db.transaction().execute(async (tx) => {
    const held = await lockMember(tx, member.number)
    if (held?.state !== 'ACTIVE') refuse('NOT_FOUND')
    await closeCard(tx, member.id, { state: 'REPLACED', reason })
    await issueCard(tx, member.id, dhakaDay(context.now()))
    await record(tx, context.actor, 'membership.card-replaced', `member:${member.number}`, { reason })
  })
  return await describeMember(context, member, isWhole)
}

export async function makeCardLink(context: Context, { membershipId }: InputOf<typeof calls.makeCardLink>) {
  const { member, isWhole } = await seeMember(context, membershipId)
  const card = isWhole ? await cardInForce(context, member) : refuse('NOT_FOUND')
  await note(context, 'card.link-made', member)
  const { secrets, now, config } = context
  const link = makeLink(secrets, { number: member.number, serial: card.serial }, now())
  return { link: `${config.publicUrl}/download#${link}`, expiresIn: linkSeconds }
}

/** Who has none (an ended membership) is told there is nothing. */
const cardInForce = async ({ db }: Context, { id, state }: MemberRow): Promise<IssuedCard> =>
  (state === 'ACTIVE' && (await findValidCard(db, id))) || refuse('NOT_FOUND')

const note = (context: Context, event: AuditEvent, { number }: MemberRow) =>
  context.db.transaction().execute((tx) => record(tx, context.actor, event, `member:${number}`))

/** By mission; those without a row of their own charge in taka. */
export async function listMembershipFees({ db, now }: Context) {
  const [settings, fees, missions] = await Promise.all([
    readSettings(db),
    listFees(db, dhakaDay(now())),
    db.selectFrom('lookup').select(['code', 'name', 'name_bng']).where('source', '=', 'mission').where('active', '=', true).orderBy('position').execute(),
  ]) // prettier-ignore
  return missions.map(({ code, name, name_bng }) => ({
    missionId: code,
    missionName: name,
    missionNameBng: name_bng,
    ...(fees.get(code) ?? feeInTaka(settings)),
  }))
}
