import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { loadLists } from '#administration/lookups/load-lists.ts'
import { listCards, type MemberRow } from '#membership/members/queries.ts'
import type { Context } from '#server/context.ts'
import { listLinkedPassports } from '#registers/registry/linked-passports.ts'
import { getApplicationOfMember } from './queries.ts'

/** The names of the country and the mission, in both languages. */
export async function countryAndMissionNames(
  { db }: Pick<Context, 'db'>,
  { country, mission }: MemberRow,
): Promise<{ country: Bilingual; mission: Bilingual }> {
  const lists = await loadLists(db, [
    { source: 'country', values: [country] },
    { source: 'mission', values: [mission] },
  ])
  const nameOf = (source: 'country' | 'mission', code: string) => lists(source, code)?.label ?? { bn: code, en: code }
  return { country: nameOf('country', country), mission: nameOf('mission', mission) }
}

export async function describeMember(context: Context, member: MemberRow, isWhole: boolean) {
  const { db, secrets } = context
  const [names, cards, linked, application] = await Promise.all([
    countryAndMissionNames(context, member),
    listCards(db, member.id),
    member.worker_id === null ? undefined : listLinkedPassports(db, secrets, [member.worker_id]),
    getApplicationOfMember(db, member.application_id),
  ])
  const displayPassport = (passport: string) => (isWhole ? passport : maskNumber(passport))
  return {
    membershipId: member.number,
    applicationNo: application.no,
    state: member.state,
    name: member.name,
    nameBng: member.name_bng,
    countryName: names.country.en,
    countryNameBng: names.country.bn,
    missionName: names.mission.en,
    missionNameBng: names.mission.bn,
    joinedOn: member.joined_on,
    passportNo: displayPassport(secrets.decrypt(member.passport_sealed)),
    passportValidUntil: member.passport_expires_on,
    earlierPassports: (linked?.get(member.worker_id ?? 0) ?? []).map(displayPassport),
    insurance: insuranceOf(member),
    cards: cards.map(({ serial, issued_on, state, reason }) => ({ serial, issuedOn: issued_on, state, reason })),
  }
}

function insuranceOf({ insurance_no, sum_assured, cover_from, cover_until }: MemberRow) {
  if (!insurance_no || !sum_assured || !cover_from || !cover_until) return null
  return {
    insuranceNo: insurance_no,
    claimAmount: parseMoney(sum_assured) ?? sum_assured,
    coverFrom: cover_from,
    coverUntil: cover_until,
  }
}
