import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { verificationSays, type checkRegistrationSignedIn as staffCall } from '../../../domain/src/contracts/verification.ts'
import { maskNumber } from '../../../domain/src/engine/part-answers.ts'
import { servesFile } from '../../../domain/src/engine/standing.ts'
import { membership } from '../../../domain/src/services/wewb-membership/definition.ts'
import { personOf } from '../applications/person.ts'
import { findEntries } from '../lookups/repository.ts'
import type { Actor, Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import { listLinkedPassports } from '../registry/linked-passports.ts'
import { listPapers, type Paper } from '../registry/papers-of-person.ts'
import { passportIndexOf } from '../registry/table-register.ts'
import { readSought } from './read-registration.ts'

/** Who decides on members or keeps the register reads passports whole; who only looks on, their last four characters. */
const readsPassports = ({ permissions }: Actor): boolean =>
  permissions.has('membership:verify') || permissions.has('membership:approve') || permissions.has('registry:edit')

/** Staff need no birth day, so what they looked at is recorded by name. */
export async function checkRegistrationSignedIn(context: Context, { searchBy, value }: InputOf<typeof staffCall>) {
  const { db, secrets, actor } = context
  await context.limits.count('staff-searches', String(actor.id))
  const { read: sought, issues } = readSought(searchBy, value)
  if (!sought) return refuse('ANSWERS_INVALID', { issues })
  const papers = await listPapers(db, 'passport' in sought ? { passportIndex: passportIndexOf(secrets, sought.passport) } : sought)
  const subjects = papers.map(({ worker_id, number }) => (worker_id === null ? `member:${number}` : `worker:${worker_id}`))
  const outcome = papers.length > 0 ? 'found' : 'not-found'
  await db
    .transaction()
    .execute((tx) => record(tx, actor, 'registration.checked', subjects.join(' ') || 'registry', { by: searchBy, outcome }))
  return new Answered({ foundYn: yesNo(papers.length > 0), list: await describe(context, papers) }, { says: verificationSays[outcome] })
}

async function describe(context: Context, papers: readonly Paper[]) {
  const { db, secrets, actor } = context
  const { actions, office } = await personOf(context, membership.id)
  const workers = papers.flatMap(({ worker_id }) => worker_id ?? [])
  const linked = await listLinkedPassports(db, secrets, workers)
  const wanted = papers.map(({ country }) => ({ source: 'country', code: country }))
  const countries = await findEntries(db, { wanted, activeOnly: false })
  // A number that leads to a file which is not theirs to open would tell of nothing else.
  const opens = ({ mission }: Paper) =>
    actions.includes('view') && office !== undefined && servesFile(office, { offices: { mission: mission ?? '' } })
  const show = readsPassports(actor) ? (passport: string) => passport : maskNumber
  return papers.map((paper) => {
    const country = countries.find(({ code }) => code === paper.country)
    return {
      type: paper.source,
      number: paper.number,
      name: paper.name_en,
      fatherName: paper.father_name,
      passportNo: show(secrets.open(paper.passport_sealed)),
      linkedPassports: (linked.get(paper.worker_id ?? 0) ?? []).map(show),
      countryId: paper.country,
      countryName: country?.name ?? paper.country,
      countryNameBng: country?.name_bng ?? paper.country,
      issuedOn: paper.issued_on,
      insuranceNo: paper.insurance_no,
      membershipState: paper.state,
      coverFrom: paper.cover_from,
      coverUntil: paper.cover_until,
      applicationNo: opens(paper) ? paper.application_no : null,
    }
  })
}
