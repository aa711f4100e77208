import { checklist } from '../../../domain/src/programmes/checklist.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Actor, Context } from '../platform/context.ts'
import {
  countApplications,
  getProgrammeRow,
  getVersion,
  isWritable,
  listVersions,
  serviceOf,
  shownOf,
  type ProgrammeRow,
  type Summary,
} from './repository.ts'

type Counted = Awaited<ReturnType<typeof countApplications>>

/** A line of the list. Of a published programme people read what was published, not what may follow. */
export function summaryOf({ locale }: Pick<Context, 'locale'>, row: Summary, counted: Counted) {
  const own = counted.filter(({ service }) => service === serviceOf(row.id))
  return {
    programId: row.id,
    service: serviceOf(row.id),
    programTitle: row.title.en,
    programTitleBng: row.title.bn,
    state: row.state,
    startDate: row.opens_on,
    endDate: row.closes_on,
    version: row.version,
    hasDraft: row.has_draft,
    applications: own.reduce((sum, { applications }) => sum + applications, 0),
    changedAt: row.changed_at.toISOString(),
    changedBy: (locale === 'bn' ? row.full_name_bng : null) ?? row.full_name ?? '',
  }
}

function summarise(row: ProgrammeRow): Summary {
  const { title, opensOn, closesOn } = row.published ?? shownOf(row)
  return { ...row, title, opens_on: opensOn, closes_on: closesOn, has_draft: row.draft !== null }
}

/** What is missing, in the shape it travels. */
export const missingIn = (programme: Programme) =>
  checklist(programme).map(({ path, message }) => ({ path, message: message.en, messageBng: message.bn }))

export const builderActions = ({ permissions }: Actor) =>
  (['create', 'edit', 'delete', 'publish', 'export'] as const).filter((action) => permissions.has(`gms-builder:${action}`))

/** The whole of a programme; of an earlier version, its form as it was and nothing to change. */
export async function describeProgramme(context: Context, id: number, version?: number) {
  const { db, actor } = context
  const row = await getProgrammeRow(db, id)
  const isEditable = version === undefined && row.draft !== null && isWritable(row.state)
  const draft = version === undefined ? shownOf(row) : await getVersion(db, id, version)
  const [counted, versions] = await Promise.all([countApplications(db, [id]), listVersions(db, id)])
  return {
    ...summaryOf(context, summarise(row), counted),
    draft,
    isEditable,
    revision: row.revision,
    checklist: isEditable ? missingIn(draft) : [],
    versions: versions.map((one) => ({
      version: one.version,
      publishedAt: one.published_at.toISOString(),
      applications: counted.find((count) => count.version === one.version)?.applications ?? 0,
    })),
    actions: builderActions(actor),
  }
}
