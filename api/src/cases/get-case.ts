import { answerAt, isAnswers } from '../../../domain/src/conditions/holds.ts'
import { isWriter, maySee } from '../../../domain/src/engine/moves.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { seeFile } from '../applications/access-file.ts'
import { fileOf, type File } from '../applications/file.ts'
import { isStaff, personFor, seatOf } from '../applications/person.ts'
import { findLatest } from '../definitions/repository.ts'
import { yesNo } from '../platform/listing.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { listOpenSetups } from '../setups/repository.ts'
import { describeFile, toldSteps } from './describe-file.ts'
import { listCaseRows } from './repository.ts'

/**
 * A case by any of its files. Whose case it is sees all of it; an officer sees the files that their permissions and their
 * office open to them, of a draft no more than that it is there. That staff looked at more than
 * the file they have open already is written down.
 */
export async function getCase(context: Context, { applicationNo }: { applicationNo: string }) {
  const { db, secrets, actor } = context
  const { row, standing } = (await seeFile(context, applicationNo)).file
  const rows = await listCaseRows(db, row.case_id ?? row.id)
  const files = await Promise.all(rows.map((one) => fileOf(db, secrets, one)))
  const seat = await seatOf(db, actor)
  const personOn = ({ row: { service } }: File) => personFor(actor, seat, service)
  const isOwn = (file: File) => isWriter(personOn(file), file.standing)
  const isFamilys = files.some((file) => file.row.case_id === null && isOwn(file))
  const seen = files.filter((file) => isFamilys || isOwn(file) || maySee(personOn(file), file.standing))
  const root = seen.find((file) => file.row.case_id === null)
  if (files.length > 1 && isStaff(actor) && !standing.owners.includes(String(actor.id)))
    await db.transaction().execute((tx) => record(tx, actor, 'application.opened', `application:${row.no}`, { files: seen.length }))
  return {
    caseNo: root?.row.no ?? null,
    worker: root ? workerIn(root) : null,
    ownYn: yesNo(isFamilys),
    files: await Promise.all(seen.map((file) => describeFile(context, file, isOwn(file)))),
    timeline: seen.flatMap(toldSteps).toSorted((one, other) => one.at.localeCompare(other.at)),
    circulars: root ? await circularsFor(context, root) : [],
  }
}

/** Who the case is about, by the answer that its messages name too. */
function workerIn({ definition, answers }: File): string | null {
  const named = (definition.tells?.['worker'] ?? []).map((path) => answerAt(path, { answers: [answers] }))
  return named.find((name) => typeof name === 'string') ?? null
}

/** What a child is asked about in the intake, and the service that follows from a yes. */
const forChildren = { studiesYn: 'edu-allowance', disabilityYn: 'dis-allowance' }

/** These are not opened with the case: they wait for a circular, and ask for the child. */
async function circularsFor({ db, now }: Context, { answers }: File) {
  const children = Array.isArray(answers['children']) ? answers['children'].filter(isAnswers) : []
  const services = Object.entries(forChildren).filter(([question]) => children.some((child) => child[question] === 'Y'))
  const found = await Promise.all(
    services.map(async ([, service]) => {
      const [latest, setups] = await Promise.all([findLatest(db, service), listOpenSetups(db, service, dhakaDay(now()))])
      const closesOn = setups.map(({ closes_on }) => closes_on).toSorted()[0]
      return latest && closesOn ? [{ service, title: latest.definition.title.en, titleBng: latest.definition.title.bn, closesOn }] : []
    }),
  )
  return found.flat()
}
