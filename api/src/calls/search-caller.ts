import { judgeSearch, type searchCaller as searchCall } from '../../../domain/src/contracts/calls.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { maySee } from '../../../domain/src/engine/moves.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { fileOf, type File } from '../applications/file.ts'
import { actionsOn, personFor, seatOf } from '../applications/person.ts'
import { listLatest } from '../definitions/repository.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeCall } from './describe-call.ts'
import { describeFiles } from './describe-file.ts'
import { phoneIndexOf, readCaller, type Caller } from './read-caller.ts'
import { findAccounts, findFiles, findMembers, findPassports, findRegistered, listCallRows } from './repository.ts'

const mostFiles = 50

/** Everything the one on the line may hear about their files, in one answer; what was found is written down, what was typed is not. */
export async function searchCaller(context: Context, { search }: InputOf<typeof searchCall>) {
  insist(judgeSearch(search))
  const { db, secrets } = context
  await context.limits.count('staff-searches', String(context.actor.id))
  const caller = readCaller(secrets, search)
  const [accounts, passports] = await Promise.all([findAccounts(db, caller), findPassports(db, caller)])
  const services = await permittedServices(context)
  const rows = await findFiles(db, { caller, accounts, passports, services, most: mostFiles + 1 })
  const files = await seen(
    context,
    await Promise.all(rows.slice(0, mostFiles).map((row) => fileOf(db, secrets, row))),
  )
  const ids = files.map(({ row }) => row.id)
  const phoneIndex = caller.phone && phoneIndexOf(secrets, caller.phone)
  await recordSearch(context, caller, files)
  return {
    searchedBy: caller.searchedBy,
    files: await describeFiles(context, files),
    moreYn: yesNo(rows.length > mostFiles),
    memberships: services.includes('wewb-membership') ? await listMemberships(context, { paper: caller.paper, passports, accounts, files: ids }) : [],
    calls: (await listCallRows(db, { files: ids, ...(phoneIndex ? { phoneIndex } : {}) })).map(describeCall),
  }
} // prettier-ignore

const permittedServices = async ({ db, actor }: Context): Promise<string[]> =>
  (await listLatest(db)).map(({ definition }) => definition.id).filter((service) => actionsOn(actor, service).includes('view'))

/** A call centre sees every office's files; an officer who helps out on the phone only those of the own one. */
async function seen({ db, actor }: Context, files: File[]): Promise<File[]> {
  const seat = await seatOf(db, actor)
  return files.filter(({ row, standing }) => maySee(personFor(actor, seat, row.service), standing))
}

async function listMemberships({ db, now }: Context, belonging: Parameters<typeof findMembers>[1]) {
  const [members, registered] = await Promise.all([findMembers(db, belonging), findRegistered(db, belonging)])
  const today = dhakaDay(now())
  const given = members.map(({ number, name, name_bng, state, joined_on, insurance_no, cover_until }) => ({
    membershipId: number,
    name,
    nameBng: name_bng,
    state,
    joinedOn: joined_on,
    insuredYn: yesNo(state === 'ACTIVE' && insurance_no !== null && (cover_until === null || cover_until >= today)),
  }))
  const imported = registered.map(({ number, name_en, issued_on, insurance_no }) => ({
    membershipId: number,
    name: name_en,
    nameBng: null,
    state: null,
    joinedOn: issued_on,
    insuredYn: yesNo(insurance_no !== null),
  }))
  return [...given, ...imported.filter(({ membershipId }) => !given.some((member) => member.membershipId === membershipId))]
}

/** Each file is also written down as opened, so that its own trail names everyone who has looked. */
const recordSearch = ({ db, actor }: Context, { searchedBy }: Caller, files: readonly File[]) =>
  db.transaction().execute(async (tx) => {
    const applications = files.map(({ row }) => row.no)
    await record(tx, actor, 'caller.searched', `caller:${searchedBy.toLowerCase()}`, { applications })
    for (const no of applications) await record(tx, actor, 'application.opened', `application:${no}`)
  })
