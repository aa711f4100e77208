import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import type { InputOf } from '@wewb/domain/http/contract'
import type * as contracts from '@wewb/domain/membership/membership-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { feeInTaka, listFees } from '#membership/members/fees.ts'
import {
  closeCard,
  findMemberOfAccount,
  findValidCard,
  issueCard,
  lockMember,
  type MemberRow,
  findMember,
} from '#membership/members/queries.ts'
import type { Context, Extensions } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { CARD_LINK_TTL_SECONDS, signCardLink } from './card-link.ts'
import { describeMember } from './describe-member.ts'
import { renderMemberCard, type IssuedCard } from './render-card.ts'
import { listActiveMissions, getApplicationOfMember } from './queries.ts'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { parseMemberNumber } from '@wewb/domain/engine/fields/member-number'
import { maySeeUnmaskedNumbers } from '#identity/access/person.ts'

declare module '#server/context.ts' {
  interface Extensions {
    /** Rejects with a problem when the actor may not see the application. */
    seeApplication: (context: Context, applicationNo: string) => Promise<{ person: Person }>
  }
}
declare module '#module.ts' {
  interface Module {
    seeApplication?: Extensions['seeApplication']
  }
}

type MemberAccess = { member: MemberRow; isOwn: boolean; isWhole: boolean }

/** The owner sees the whole membership, and staff as much as they may see of its application. Others get NOT_FOUND. */
async function getVisibleMember(context: Context, number: string): Promise<MemberAccess> {
  const member = (await findMember(context.db, parseMemberNumber(number) ?? '')) ?? throwProblem('NOT_FOUND')
  if (member.account_id === context.actor.id) return { member, isOwn: true, isWhole: true }
  const { no } = await getApplicationOfMember(context.db, member.application_id)
  const { person } = await context.extensions.seeApplication(context, no)
  return { member, isOwn: false, isWhole: maySeeUnmaskedNumbers(person) }
}

export async function getMyMembership(context: Context) {
  const member = await findMemberOfAccount(context.db, context.actor.id)
  return member ? await describeMember(context, member, true) : null
}

export async function getMembership(context: Context, { membershipId }: InputOf<typeof contracts.getMembership>) {
  const { member, isOwn, isWhole } = await getVisibleMember(context, membershipId)
  if (!isOwn) await recordAccess(context, 'membership.opened', member)
  return await describeMember(context, member, isWhole)
}

/** The card shows the whole passport number, so only its owner and staff who may read such numbers can print it. */
export async function printMemberCard(
  context: Context,
  { membershipId, paper: document = 'card', language }: InputOf<typeof contracts.printCard>,
) {
  const { member, isOwn, isWhole } = await getVisibleMember(context, membershipId)
  const card = isWhole ? await cardInForce(context, member) : throwProblem('NOT_FOUND')
  if (!isOwn) await recordAccess(context, 'card.printed', member)
  return await renderMemberCard(context, member, card, { document, locale: language ?? context.locale })
}

export async function replaceCard(context: Context, { membershipId, reason }: InputOf<typeof contracts.replaceCard>) {
  const { member, isOwn, isWhole } = await getVisibleMember(context, membershipId)
  if (!isOwn && !context.actor.permissions.has('membership:edit')) return throwProblem('NOT_FOUND')
  await context.limits.consume('cards-replaced', member.number)
  await context.db.transaction().execute(async (tx) => {
    const locked = await lockMember(tx, member.number)
    if (locked?.state !== 'ACTIVE') throwProblem('NOT_FOUND')
    await closeCard(tx, member.id, { state: 'REPLACED', reason })
    await issueCard(tx, member.id, toDhakaDate(context.now()))
    await recordAuditEntry(tx, context.actor, 'membership.card-replaced', `member:${member.number}`, { reason })
  })
  return await describeMember(context, member, isWhole)
}

export async function createCardLink(context: Context, { membershipId }: InputOf<typeof contracts.createCardLink>) {
  const { member, isWhole } = await getVisibleMember(context, membershipId)
  const card = isWhole ? await cardInForce(context, member) : throwProblem('NOT_FOUND')
  await recordAccess(context, 'card.link-made', member)
  const { secrets, now, config } = context
  const link = signCardLink(secrets, { number: member.number, serial: card.serial }, now())
  return { link: `${config.publicUrl}/download#${link}`, expiresIn: CARD_LINK_TTL_SECONDS }
}

/** Rejects an ended membership with NOT_FOUND. */
const cardInForce = async ({ db }: Context, { id, state }: MemberRow): Promise<IssuedCard> =>
  (state === 'ACTIVE' && (await findValidCard(db, id))) || throwProblem('NOT_FOUND')

const recordAccess = (context: Context, event: AuditEvent, { number }: MemberRow) =>
  context.db.transaction().execute((tx) => recordAuditEntry(tx, context.actor, event, `member:${number}`))

/** Lists the fees by mission; a mission without a fee of its own charges in taka. */
export async function listMembershipFees({ db, now }: Context) {
  const [settings, fees, missions] = await Promise.all([
    readSettings(db),
    listFees(db, toDhakaDate(now())),
    listActiveMissions(db),
  ])
  return missions.map(({ code, name, name_bng }) => ({
    missionId: code,
    missionName: name,
    missionNameBng: name_bng,
    ...(fees.get(code) ?? feeInTaka(settings)),
  }))
}
